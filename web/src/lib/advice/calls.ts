// What is asked for advice: these calls come with the table, not with the lobby.
import { json } from '../api'
import type { Hint, Lang, Outlook } from '../protocol'

export const askHint = (match: string, lang: Lang, token: string, seat: number) => json<Hint>(`/matches/${match}/hint?seat=${seat}&lang=${lang}`, { token })
export const askOutlook = (match: string, lang: Lang, token: string, seat: number) => json<Outlook>(`/matches/${match}/outlook?seat=${seat}&lang=${lang}`, { token })
