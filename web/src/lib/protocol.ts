// The shapes of docs/protocol.md. What depends on the game (`view`, `preview`, `data`) is typed in the game's folder.

export type Lang = 'en' | 'fr'
export type OptionValue = string | number | boolean

export interface GameOption {
  name: string
  label: string
  help: string
  default: OptionValue
  /** whether only who plays alone can choose otherwise than the default */
  alone: boolean
  choices: { value: OptionValue; label: string }[]
}

export interface GameInfo {
  name: string
  title: string
  blurb: string
  designer: string
  publisher: string
  seats: [number, number]
  minutes: [number, number]
  rules: number
  bots: string[]
  pack: { accepts: boolean; default: string }
  options: GameOption[]
}

export interface Catalogue {
  games: GameInfo[]
  version: string
  lan: string | null
}

export interface RuleSection {
  id: string
  title: string
  markdown: string
}

export interface Rules {
  title: string
  sections: RuleSection[]
}

export type SeatSetup = { kind: 'here'; name: string } | { kind: 'link'; name?: string } | { kind: 'bot'; bot: string }

export interface MatchSetup {
  game: string
  seats: SeatSetup[]
  options: Record<string, OptionValue>
  pack: string | null
}

export interface MatchCreated {
  match: string
  tokens: Record<string, string>
  invites: Record<string, string>
  host: string
}

export interface Seat {
  name: string
  kind: 'here' | 'link' | 'bot'
  bot: string | null
  claimed: boolean
  online: boolean
}

export interface Action<Args = Record<string, unknown>, Preview = unknown> {
  notation: string
  verb: string
  args: Args
  label: string
  final: boolean
  preview: Preview | null
}

/** Boxes to be filled instead of a list: the answer is the verb and a number for each box, together the total. */
export interface Form {
  verb: string
  boxes: string[]
  total: number
}

export interface Decision {
  kind: string
  prompt: string
  rule: string | null
  actions: Action[]
  form: Form | null
}

export interface JournalLine {
  ply: number
  kind: string
  text: string
  rule: string | null
  seat: number | null
  data: Record<string, unknown>
}

export interface Outcome {
  scores: number[]
  ranks: number[]
  winners: number[]
  reason: string
  text: string
}

/** A game by the book: the open page, and the move that turns it. */
export interface Lesson {
  page: number
  pages: number
  text: string
  action: string
}

export interface Table<View = unknown> {
  match: string
  game: string
  ply: number
  seat: number | null
  seats: Seat[]
  options: Record<string, OptionValue>
  pack: string
  waiting: number[]
  view: View
  decision: Decision | null
  undo: { moves: number; reason: string } | null
  journal: JournalLine[]
  outcome: Outcome | null
  lesson: Lesson | null
  review: boolean
  plies?: number
}

export interface Hint {
  action: string
  label: string
}

/** What a real die shows, or the name of what was really drawn. */
export type Answer = number | string

export interface Face {
  name: string
  label: string
  left: number
}

/** A move at a real table that needs one answer of chance more; nothing has changed. */
export interface Wanted {
  ask: { kind: 'die' | 'draw'; sides: number; faces: Face[] }
  purpose: string
  subject: string
  text: string
  answers: Answer[]
  journal: JournalLine[]
}

/** What was counted under one name: its mean, how often each number came, and the interval of the share that is not 0. */
export interface Count {
  mean: number
  interval: [number, number]
  values: [number, number][]
}

/** A fight tried out so many times; what is counted is the game's. */
export interface Odds {
  playouts: number
  counts: Record<string, Count>
}
