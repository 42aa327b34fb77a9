// The table in a worker of this page: calls and news by messages, what never changes by files that were written before.
import type { House } from '../../site/house.svelte'
import type { Lang, Message } from '../protocol'
import type { Asked, Line, Listener, Transport } from './transport'

/** The file that has the answer to a call, for what is the same for everybody; null: the referee is asked. */
export function fileOf(path: string, data: string): string | null {
  const { pathname, searchParams } = new URL(path, 'https://table.invalid')
  const lang = searchParams.get('lang') ?? 'en'
  if (pathname === '/games') return `${data}games-${lang}.json`
  const [, game, what] = /^\/games\/([^/]+)\/(rules|words|picture)$/.exec(pathname) ?? []
  if (!game) return null
  return `${data}${game}/${what === 'picture' ? `${searchParams.get('theme')}.webp` : `${what}-${lang}.json`}`
}

/** Nothing stands between page and referee that could answer in its place: what it refuses is refused. */
const HIGHEST = 500

export class WorkerTransport implements Transport {
  constructor(
    readonly house: House,
    /** what is said when another page has the match */
    readonly elsewhere: () => string,
  ) {}

  async ask({ method, path, token, body }: Asked): Promise<Response> {
    const file = this.address(path)
    if (file !== null) return fetch(file)
    const { pathname, searchParams } = new URL(path, 'https://table.invalid')
    const answer = await this.house.ask('answer', { method, path: `/api${pathname}`, query: Object.fromEntries(searchParams), token, body })
    return new Response(answer.body, { status: Math.min(answer.status, HIGHEST), headers: { 'Content-Type': answer.type } })
  }

  line(match: string, lang: Lang, { hello, hear, broke }: Listener, insist: boolean): Line {
    const watch = { match, lang, token: null, ...hello(), since: hello().since ?? -1 }
    let leave = () => {}
    let open = true
    const close = () => {
      if (!open) return
      open = false
      leave()
      broke()
    }
    // whoever opens a match has it: the window that had it before says so, and can take it back
    leave = this.house.follow(watch, insist || watch.since < 0, {
      hear: (message) => open && hear(message as Message),
      lost: (elsewhere) => {
        if (open && elsewhere) hear({ error: { code: 'too-many', message: this.elsewhere() } })
        close()
      },
    })
    return { close }
  }

  address(path: string): string | null {
    const file = fileOf(path, this.house.sent.data)
    return file === null ? null : this.house.sent.base + file
  }
}
