// The calls of the protocol, typed; a refusal becomes a `Refusal` with the table's code and sentence.
import { door } from '#door'
import type {
  Carry, Carrying, Catalogue, Claim, Ending, Following, Fork, Glances, GlancesShown, Handed, HandOver, Invited, Invites, Lang, MatchCreated, MatchSetup, Move, Moved,
  OddsAnswer, RecordOpened, Redeem, Refused, Renewal, Rules, SeatClaimed, SeatsCarried, Table, TakeBack, Undo, Wanted, WhyAnswer, Words,
} from './protocol'
import { Refusal, Unreachable } from './refusal'

export { Refusal, Unreachable }

interface Call {
  token?: string | null
  body?: MatchSetup | Claim | Move | Undo | Renewal | HandOver | TakeBack | Carry | Redeem | Glances | Fork
  text?: string
  /** something is done, though there is nothing more to say */
  posts?: boolean
}

async function send(path: string, call: Call = {}): Promise<Response> {
  const body = call.text ?? (call.body === undefined ? null : JSON.stringify(call.body))
  const method = body === null && !call.posts ? 'GET' : 'POST'
  const type = call.text === undefined ? 'application/json' : 'application/x-ndjson'
  let response: Response
  try {
    response = await door.transport.ask({ method, path, token: call.token ?? null, body, type })
  } catch (cause) {
    throw new Unreachable(cause instanceof Refusal ? cause.message : String(cause))
  }
  if (response.ok) return response
  if (response.status >= 502 && response.status <= 504) throw new Unreachable(response.statusText)
  const refusal = (await response.json().catch(() => null)) as Partial<Refused> | null
  throw new Refusal(refusal?.error?.code ?? 'error', refusal?.error?.message ?? response.statusText, response.status)
}

export async function json<T>(path: string, call?: Call): Promise<T> {
  return (await (await send(path, call)).json()) as T
}

export const api = {
  games: (lang: Lang) => json<Catalogue>(`/games?lang=${lang}`),
  words: (game: string, lang: Lang) => json<Words>(`/games/${game}/words?lang=${lang}`),
  rules: (game: string, lang: Lang) => json<Rules>(`/games/${game}/rules?lang=${lang}`),
  create: (lang: Lang, setup: MatchSetup) => json<MatchCreated>(`/matches?lang=${lang}`, { body: setup }),
  fork: (match: string, lang: Lang, fork: Fork) => json<MatchCreated>(`/matches/${match}/fork?lang=${lang}`, { body: fork }),
  invites: (match: string, lang: Lang, host: string) => json<Invites>(`/matches/${match}/invites?lang=${lang}`, { token: host }),
  invitation: (match: string, lang: Lang, invite: string) => json<Invited>(`/matches/${match}/invitation?lang=${lang}`, { token: invite }),
  renew: (match: string, lang: Lang, host: string, seat: number) => json<Invites>(`/matches/${match}/renew?lang=${lang}`, { token: host, body: { seat } }),
  handOver: (match: string, lang: Lang, token: string, handOver: HandOver) => json<Handed>(`/matches/${match}/handover?lang=${lang}`, { token, body: handOver }),
  takeBack: (match: string, lang: Lang, token: string, seat: number) => json<Handed>(`/matches/${match}/takeback?lang=${lang}`, { token, body: { seat } }),
  carry: (match: string, lang: Lang, tokens: string[]) => json<Carrying>(`/matches/${match}/carry?lang=${lang}`, { body: { tokens } }),
  redeem: (match: string, lang: Lang, carry: string) => json<SeatsCarried>(`/matches/${match}/redeem?lang=${lang}`, { body: { carry } }),
  again: (match: string, lang: Lang, token: string) => json<Following>(`/matches/${match}/again?lang=${lang}`, { token, posts: true }),
  glances: (lang: Lang, seats: Glances['seats']) => json<GlancesShown>(`/glances?lang=${lang}`, { body: { seats } }),
  picture: (game: string, theme: 'light' | 'dark') => `/games/${game}/picture?theme=${theme}`,
  claim: (match: string, lang: Lang, claim: Claim) => json<SeatClaimed>(`/matches/${match}/claim?lang=${lang}`, { body: claim }),
  board: <Board>(match: string) => json<Board>(`/matches/${match}/board`),
  table: (match: string, lang: Lang, token: string | null, since = -1) => json<Table>(`/matches/${match}?lang=${lang}&since=${since}`, { token }),
  /** `brief`: whoever has a live line need not be answered a whole table */
  move: (match: string, lang: Lang, token: string, move: Move, brief: boolean) =>
    json<Table | Moved | Wanted>(`/matches/${match}/moves?lang=${lang}&brief=${brief}`, { token, body: move }),
  undo: (match: string, lang: Lang, token: string, undo: Undo, brief: boolean) =>
    json<Table | Moved>(`/matches/${match}/undo?lang=${lang}&brief=${brief}`, { token, body: undo }),
  odds: (match: string, token: string, seat: number) => json<OddsAnswer>(`/matches/${match}/odds?seat=${seat}`, { token }),
  why: (match: string, lang: Lang, token: string | null, seat: number | null, thing: string) =>
    json<WhyAnswer>(`/matches/${match}/why?thing=${encodeURIComponent(thing)}&lang=${lang}${seat === null ? '' : `&seat=${seat}`}`, { token }),
  account: (match: string, lang: Lang, theme: 'light' | 'dark') => `/matches/${match}/account?lang=${lang}&theme=${theme}`,
  ending: (match: string, lang: Lang) => json<Ending>(`/matches/${match}/ending?lang=${lang}`),
  record: (match: string) => `/matches/${match}/record`,
  /** what one of these paths leads to */
  file: async (path: string, token?: string) => (await send(path, { token })).blob(),
  openRecord: (lang: Lang, text: string) => json<RecordOpened>(`/records?lang=${lang}`, { text }),
  /** as it was; a match that is under way only for the seat whose token it is */
  at: (match: string, ply: number, lang: Lang, seat: string | null, token: string | null = null) =>
    json<Table>(`/matches/${match}/at/${ply}?lang=${lang}${seat === null ? '' : `&seat=${seat}`}`, { token }),
}
