// What the page and its workers say to each other, and what the referee's door answers.
import type { Lang } from '../lib/protocol'

/** What `argead site` writes into the page: where things are, and how large those are that a progress bar waits for. */
export interface Parcel {
  version: string
  argead: string
  archive: string
  referee: string
  data: string
  bytes: Record<string, number>
}

/** A parcel with the address of the folder that everything lies in. */
export type Sent = Parcel & { base: string }

export interface PlainCall {
  method: 'GET' | 'POST'
  path: string
  query: Record<string, string>
  token: string | null
  body: string | null
}

export interface PlainAnswer {
  status: number
  type: string
  body: string
}

export interface Watch {
  match: string
  token: string | null
  since: number
  lang: Lang
}

/** A match as it is kept: all that the table knows of it, and the lines of its record. */
export interface Row {
  match: { id: string; created: number } & Record<string, unknown>
  lines: string[]
}

export type Change = { match: Row['match'] } | { line: { match: string; ply: number; text: string } }

/** Why something could not be stored. */
export type Why = 'full' | 'forbidden' | 'taken' | 'failed'

/** Everything as one file. */
export interface House {
  'argead-site': 1
  matches: Row[]
  beside: Record<string, string>
}

export interface Brought {
  /** matches that were not here before, or had not come so far */
  matches: number
  /** matches that are here already */
  known: number
  beside: Record<string, string>
}

export interface Think {
  match: string
  job: string
  seconds: number
  pause: number
}

/** What the door tells: an answer, or what it needs first. */
export interface Told extends Partial<PlainAnswer> {
  id: string
  read?: string[]
  think?: Think
  write?: Change[]
}

/** What the page asks of the referee's worker, each by a name of its own. */
export interface Wishes {
  answer: { asks: PlainCall; gets: PlainAnswer }
  follow: { asks: { name: string; insist: boolean; watch: Watch }; gets: void }
  leave: { asks: string; gets: void }
  pack: { asks: Record<string, string>; gets: Blob }
  bring: { asks: { text: string; lang: Lang }; gets: Brought }
  drop: { asks: string[]; gets: void }
  list: { asks: null; gets: string[] }
}
export type Wish = keyof Wishes

export type ToReferee = { start: Sent } | { [W in Wish]: { id: number; wish: W; asks: Wishes[W]['asks'] } }[Wish]

/** Why there is no referee: its files did not come, are no longer there, cannot be run here, or it broke. */
export type Failure = 'unfetched' | 'gone' | 'unable' | 'broken'

export type FromReferee =
  | { loaded: number }
  | { ready: true }
  | { failure: Failure }
  | { id: number; gets: unknown }
  | { id: number; refused: { code: string; message: string } }
  | { watcher: string; message: unknown }
  /** the line must be taken up again; `elsewhere`: another page has the match */
  | { watcher: string; elsewhere: boolean }

export type ToThinker = { start: Sent } | { think: { id: string; job: string; seconds: number } } | { stop: string }
export type FromThinker = { id: string; found: string } | { failure: Failure }
