// How calls reach a table and how its news come back; nothing else in the client knows which way that is.
import type { Hello, Lang, Message } from '../protocol'

export interface Asked {
  method: 'GET' | 'POST'
  /** below `/api`, with its query */
  path: string
  token: string | null
  body: string | null
  type: 'application/json' | 'application/x-ndjson'
}

/** Whoever follows a match. */
export interface Listener {
  /** what is said first, whenever the line is there */
  hello: () => Hello
  hear: (message: Message) => void
  /** the line has broken, or was closed */
  broke: () => void
}

export interface Line {
  close(): void
}

export interface Transport {
  /** Fails where the table cannot be reached at all. */
  ask(asked: Asked): Promise<Response>
  /** `insist`: the reader wants to follow here, though there was no room before */
  line(match: string, lang: Lang, listener: Listener, insist: boolean): Line
  /** Where the browser itself finds what a call answers, such as a picture; null: only a call brings it. */
  address(path: string): string | null
}
