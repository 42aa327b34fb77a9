// What the browser and the table would be: a line that says what it is told to, and answers to calls in their order.
import { vi } from 'vitest'
import type { Frame, Lang, Message, Table } from '../src/lib/protocol'
import { gameText } from './words'

export interface Call {
  path: string
  body: unknown
}

/** A line to the table; the newest is the last of `FakeLine.all`. */
export class FakeLine {
  static OPEN = 1
  static all: FakeLine[] = []
  readyState = FakeLine.OPEN
  sent: unknown[] = []
  onopen = () => {}
  onclose = () => {}
  onmessage: (event: { data: string }) => void = () => {}

  constructor() {
    FakeLine.all.push(this)
  }

  send(text: string) {
    this.sent.push(JSON.parse(text))
  }

  say(message: Message) {
    this.onmessage({ data: JSON.stringify(message) })
  }

  close() {
    this.readyState = 3
    this.onclose()
  }
}

export type Answering = (call: Call) => { status?: number; body: unknown }

/** Stand in for browser and server; the calls that were made. */
export function fakeTable(answer: Answering): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('location', { protocol: 'http:', host: 'table', hash: '' })
  FakeLine.all = []
  vi.stubGlobal('WebSocket', FakeLine)
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    const call = { path, body: body === undefined ? undefined : JSON.parse(body) }
    calls.push(call)
    const { status = 200, body: told } = answer(call)
    return new Response(JSON.stringify(told), { status })
  })
  return calls
}

/** What this browser remembers. */
export function fakeMemory(store: Record<string, unknown>) {
  const kept = new Map(Object.entries(store).map(([key, value]) => [key, JSON.stringify(value)]))
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
}

export const refusal = (status: number, code: string) => ({ status, body: { error: { code, message: `${code}.` } } })

export const tableAt = (ply: number, more: Partial<Table> = {}): Table => ({
  match: 'k3',
  game: 'field-commander',
  ply,
  seat: 0,
  seats: [],
  options: {},
  pack: '',
  waiting: [0],
  view: {},
  decision: { kind: 'enter-area', prompt: '', rule: '', actions: [], form: null, onward: null },
  undo: null,
  journal: [],
  outcome: null,
  lesson: null,
  review: false,
  parted: null,
  plies: null,
  next: null,
  ...more,
})

/** What a line of the record brings to a table before it. */
export const frameAt = (ply: number, more: Partial<Frame> = {}): Frame => ({
  ply,
  since: ply - 1,
  waiting: [0],
  view: { after: ply },
  decision: null,
  undo: null,
  journal: [told(ply)],
  outcome: null,
  lesson: null,
  ...more,
})

export const told = (ply: number) => ({ ply, kind: 'moved', text: `Line ${ply}.`, rule: 'turn', seat: 0, data: {} })

/** Open a game's words as a screen does, with a table that knows nothing else. */
export async function speak(game: string, lang: Lang = 'en') {
  fakeTable(() => ({ body: { words: gameText(game, lang) } }))
  const { gameWords } = await import('../src/lib/text.svelte')
  await gameWords.fetch(game, lang)
  gameWords.open(game, lang)
}
