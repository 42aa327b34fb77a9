// Whatever a game shows of itself, as labelled facts.

/** A value in words, or further facts below a heading. */
export interface Fact {
  label: string
  text?: string
  facts?: Fact[]
  /** the seat that the fact is about */
  seat?: number
}

/** What things are called, the words for what is neither text nor number, and how numbers are written. */
export interface Words {
  /** whether the fact is a list with an entry for each seat */
  isBySeat: (key: string) => boolean
  name: (key: string) => string
  yes: string
  no: string
  none: string
  number: (value: number) => string
}

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object'

export function inWords(value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return words.none
  if (typeof value === 'boolean') return value ? words.yes : words.no
  return typeof value === 'number' ? words.number(value) : String(value)
}

/** The facts of an object, in its order. Lists that the game declares to have an entry for each seat are told by the seats' names. */
export function factsOf(view: object, seats: string[], words: Words): Fact[] {
  return Object.entries(view).map(([key, value]) => {
    const label = words.name(key)
    if (!Array.isArray(value) || !words.isBySeat(key)) return factOf(label, value, seats, words)
    return { label, facts: value.map((each, seat) => ({ ...factOf(seats[seat] ?? '', each, seats, words), seat })) }
  })
}

function factOf(label: string, value: unknown, seats: string[], words: Words): Fact {
  if (isPlain(value)) return { label, text: inWords(value, words) }
  if (!Array.isArray(value)) return Object.keys(value as object).length > 0 ? { label, facts: factsOf(value as object, seats, words) } : { label, text: words.none }
  if (value.length === 0) return { label, text: words.none }
  if (value.every(isPlain)) return { label, text: value.map((each) => inWords(each, words)).join(', ') }
  return { label, facts: value.map((each, i) => factOf(words.number(i + 1), each, seats, words)) }
}

/** The cards or pieces in a hand: as a list of names, or with a number for each. */
export function handOf(hand: unknown, words: Words): { name: string; count: number }[] {
  if (Array.isArray(hand)) {
    const names = hand.map((each) => (isPlain(each) ? inWords(each, words) : Object.values(each as object).map((part) => inWords(part, words)).join(' ')))
    return [...new Set(names)].map((name) => ({ name, count: names.filter((each) => each === name).length }))
  }
  if (hand === null || typeof hand !== 'object') return []
  return Object.entries(hand).flatMap(([name, count]) => (typeof count === 'number' && count > 0 ? [{ name: words.name(name), count }] : []))
}
