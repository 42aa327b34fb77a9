// All words that are said here: the client's own, and those of the game that is open, which the server keeps with its rules.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import en from '../text/en.ftl?raw'
import fr from '../text/fr.ftl?raw'
import { api } from './api'
import { FUNCTIONS, typeset } from './grammar'
import type { Lang } from './protocol'
import { settings } from './settings.svelte'

type Args = Record<string, FluentVariable>

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { functions: FUNCTIONS[lang], useIsolating: false })
  made.addResource(new FluentResource(source))
  return made
}

const own: Record<Lang, FluentBundle> = { en: bundle('en', en), fr: bundle('fr', fr) }

/** The words of a part of the client that comes later than the lobby. */
export function learn(words: Record<Lang, string>) {
  for (const lang of ['en', 'fr'] as const) own[lang].addResource(new FluentResource(words[lang]))
}

/** The words of games. Only those of the open game are said, so that two games may call their things alike. */
class GameWords {
  #fetched = new Map<string, { bundle: FluentBundle; bySeat: string[] }>()
  bundle = $state.raw<FluentBundle | null>(null)
  /** facts of the open game that are lists with an entry for each seat */
  bySeat = $state.raw<string[]>([])

  async fetch(game: string, lang: Lang): Promise<void> {
    const key = `${game} ${lang}`
    if (this.#fetched.has(key)) return
    const { words, by_seat } = await api.words(game, lang)
    this.#fetched.set(key, { bundle: bundle(lang, words), bySeat: by_seat })
  }

  /** Say these words from now on; they were fetched before. */
  open(game: string, lang: Lang) {
    const found = this.#fetched.get(`${game} ${lang}`)
    this.bundle = found?.bundle ?? null
    this.bySeat = found?.bySeat ?? []
  }
}

export const gameWords = new GameWords()

/** Where a message is found: `card-king`, or a part of one, `option-bessus.does`. */
function find(id: string) {
  const [name = '', part] = id.split('.')
  for (const each of [own[settings.lang], gameWords.bundle]) {
    const message = each?.getMessage(name)
    const pattern = part === undefined ? message?.value : message?.attributes[part]
    if (each && pattern) return { bundle: each, pattern }
  }
  return null
}

export const has = (id: string): boolean => find(id) !== null

/** The message in the reader's language; reactive wherever it is used in a component. */
export function t(id: string, args?: Args): string {
  const found = find(id)
  if (!found) throw new Error(`no text for ${id}`)
  return typeset(found.bundle.formatPattern(found.pattern, args), settings.lang)
}

/** The first of these messages that there is: things on a board of the reader's own have none. */
export function known(ids: string[], otherwise: string, args?: Args): string {
  const id = ids.find(has)
  return id === undefined ? otherwise : t(id, args)
}

/** A word or phrase as it begins a line. */
export { capital } from './grammar'
