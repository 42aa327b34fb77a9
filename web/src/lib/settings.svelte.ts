// What the reader chose for this browser: language, light or dark, when to be asked before a move, how fast others move,
// how loud, whether to be called; what was learned, and what is no longer new.
// Kept in localStorage.
import type { Lang } from './protocol'

export type Theme = 'auto' | 'light' | 'dark'
/** before which moves to ask */
export type Confirm = 'none' | 'final' | 'all'
/** how moves are shown */
export type Speed = 'calm' | 'brisk' | 'once'

/** the volume of whoever first wants sounds */
export const LOUD = 0.6

/** a lesson that was begun in this browser: its last match, and how far it was read there */
export interface Lessoned {
  match: string
  page: number
  pages: number
  /** once it was read to its end */
  done: boolean
}

const KEY = 'argead.settings'

interface Kept {
  lang: Lang
  theme: Theme
  helped: string[]
  confirm: Confirm
  confirmLeaving: boolean
  calls: boolean
  eachStep: boolean
  speed: Speed
  volume: number | null
  lessons: Record<string, Lessoned>
  marks: boolean
  met: string[]
}

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

const before = stored()
const preferred: Lang = navigator.language.startsWith('fr') ? 'fr' : 'en'

class Settings {
  lang = $state<Lang>(before.lang ?? preferred)
  theme = $state<Theme>(before.theme ?? 'auto')
  /** games whose first-time help was read */
  helped = $state<string[]>(before.helped ?? [])
  confirm = $state<Confirm>(before.confirm ?? 'none')
  /** before a turn ends with something left to do */
  confirmLeaving = $state(before.confirmLeaving ?? true)
  /** notifications are wanted when it is the reader's turn */
  calls = $state(before.calls ?? false)
  /** ask at every step of an enemy that the rules play, even where nothing has changed */
  eachStep = $state(before.eachStep ?? false)
  speed = $state<Speed>(before.speed ?? 'brisk')
  /** from 0, silent, to 1; null: sounds have not been offered yet */
  volume = $state<number | null>(typeof before.volume === 'number' ? Math.min(1, Math.max(0, before.volume)) : null)

  /** by game */
  lessons = $state.raw<Record<string, Lessoned>>(before.lessons ?? {})
  /** what is new is told once */
  marks = $state(before.marks ?? true)
  /** what has been told */
  met = $state.raw<string[]>(before.met ?? [])

  /** Write through to the page and the browser's store; called by the app whenever a setting changes. */
  apply() {
    document.documentElement.lang = this.lang
    document.documentElement.dataset.theme = this.theme
    const { lang, theme, helped, confirm, confirmLeaving, calls, eachStep, speed, volume, lessons, marks, met } = this
    localStorage.setItem(KEY, JSON.stringify({ lang, theme, helped, confirm, confirmLeaving, calls, eachStep, speed, volume, lessons, marks, met } satisfies Kept))
  }
}

export const settings = new Settings()
/** Whether the page is dark: chosen, or as the system says. */
export const isDark = () => settings.theme === 'dark' || (settings.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
