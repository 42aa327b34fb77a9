// A seat as it is being filled in, before the match exists.
import type { SeatSetup } from './protocol'

export type SeatKind = SeatSetup['kind']

export interface SeatDraft {
  key: number
  kind: SeatKind
  name: string
  bot: string
}

let made = 0

/** Seats as they were filled in the last time, as far as the game still has them. */
export const recalled = (seats: Omit<SeatDraft, 'key'>[], bots: string[], bot: string): SeatDraft[] =>
  seats.map((seat) => ({ ...seat, key: made++, bot: bots.includes(seat.bot) ? seat.bot : bot }))

/** New seats: the first is a person at this screen (unless a kind is given), the others are bots. */
export function drafts(count: number, bot: string, kind?: SeatKind, name = ''): SeatDraft[] {
  return Array.from({ length: count }, (_, i) => ({ key: made++, kind: kind ?? (i === 0 ? 'here' : 'bot'), name: i === 0 ? name : '', bot }))
}
