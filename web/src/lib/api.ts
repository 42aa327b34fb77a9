// Every call of the protocol, typed; a refusal becomes a `Refusal` with the server's code and sentence.
import type {
  Catalogue, Claim, Hint, Invites, Lang, MatchCreated, MatchSetup, Move, Moved, OddsAnswer, RecordOpened, Refused, Rules, SeatClaimed, Table, Undo, Wanted, Words,
} from './protocol'

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

interface Call {
  token?: string | null
  body?: MatchSetup | Claim | Move | Undo
  text?: string
}

async function send(path: string, call: Call = {}): Promise<Response> {
  const headers: Record<string, string> = {}
  if (call.token) headers.Authorization = `Bearer ${call.token}`
  const body = call.text ?? (call.body === undefined ? undefined : JSON.stringify(call.body))
  if (body !== undefined) headers['Content-Type'] = call.text === undefined ? 'application/json' : 'application/x-ndjson'
  let response: Response
  try {
    response = await fetch(`/api${path}`, { method: body === undefined ? 'GET' : 'POST', headers, body })
  } catch (cause) {
    throw new Unreachable(String(cause))
  }
  if (response.ok) return response
  if (response.status >= 502 && response.status <= 504) throw new Unreachable(response.statusText)
  const refusal = (await response.json().catch(() => null)) as Partial<Refused> | null
  throw new Refusal(refusal?.error?.code ?? 'error', refusal?.error?.message ?? response.statusText, response.status)
}

async function json<T>(path: string, call?: Call): Promise<T> {
  return (await (await send(path, call)).json()) as T
}

export const api = {
  games: (lang: Lang) => json<Catalogue>(`/games?lang=${lang}`),
  words: (game: string, lang: Lang) => json<Words>(`/games/${game}/words?lang=${lang}`),
  rules: (game: string, lang: Lang) => json<Rules>(`/games/${game}/rules?lang=${lang}`),
  create: (setup: MatchSetup) => json<MatchCreated>('/matches', { body: setup }),
  invites: (match: string, host: string) => json<Invites>(`/matches/${match}/invites`, { token: host }),
  claim: (match: string, claim: Claim) => json<SeatClaimed>(`/matches/${match}/claim`, { body: claim }),
  board: <Board>(match: string) => json<Board>(`/matches/${match}/board`),
  table: (match: string, lang: Lang, token: string | null, since = -1) => json<Table>(`/matches/${match}?lang=${lang}&since=${since}`, { token }),
  /** `brief`: whoever has a live line need not be answered a whole table */
  move: (match: string, lang: Lang, token: string, move: Move, brief: boolean) =>
    json<Table | Moved | Wanted>(`/matches/${match}/moves?lang=${lang}&brief=${brief}`, { token, body: move }),
  undo: (match: string, lang: Lang, token: string, undo: Undo, brief: boolean) =>
    json<Table | Moved>(`/matches/${match}/undo?lang=${lang}&brief=${brief}`, { token, body: undo }),
  hint: (match: string, lang: Lang, token: string, seat: number) =>
    json<Hint>(`/matches/${match}/hint?seat=${seat}&lang=${lang}`, { token }),
  odds: (match: string, token: string, seat: number) => json<OddsAnswer>(`/matches/${match}/odds?seat=${seat}`, { token }),
  accountAddress: (match: string, lang: Lang, theme: 'light' | 'dark') => `/api/matches/${match}/account?lang=${lang}&theme=${theme}`,
  record: async (match: string) => (await send(`/matches/${match}/record`)).text(),
  openRecord: (text: string) => json<RecordOpened>('/records', { text }),
  at: (match: string, ply: number, lang: Lang, seat: string | null) =>
    json<Table>(`/matches/${match}/at/${ply}?lang=${lang}${seat === null ? '' : `&seat=${seat}`}`),
}
