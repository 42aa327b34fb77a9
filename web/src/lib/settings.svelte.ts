// What the reader chose for this browser: language and light or dark. Kept in localStorage.
import type { Lang } from './protocol'

export type Theme = 'auto' | 'light' | 'dark'

const KEY = 'argead.settings'

function stored(): { lang?: Lang; theme?: Theme; helped?: string[] } {
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

  /** Write through to the page and the browser's store; called by the app whenever a setting changes. */
  apply() {
    document.documentElement.lang = this.lang
    document.documentElement.dataset.theme = this.theme
    localStorage.setItem(KEY, JSON.stringify({ lang: this.lang, theme: this.theme, helped: this.helped }))
  }
}

export const settings = new Settings()
/** Whether the page is dark: chosen, or as the system says. */
export const isDark = () => settings.theme === 'dark' || (settings.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
