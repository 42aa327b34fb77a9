// A seat as it is being filled in, before the match exists.
import type { Level, SeatSetup, Table } from './protocol'

export type SeatKind = SeatSetup['kind']

export interface SeatDraft {
  key: number
  kind: SeatKind
  name: string
  bot: string
}

let made = 0

/** Whom people meet who have not chosen. */
const NEWCOMERS = 'companion'

/** The level that was chosen before, if the game has it; else the usual one. */
export const levelOr = (levels: Level[], before?: string | null): string => [before, NEWCOMERS].find((name) => levels.some((level) => level.name === name)) ?? ''

/** Seats as they were filled in the last time, as far as the game still has them; nobody but a person plays alone. */
export const recalled = (seats: Omit<SeatDraft, 'key'>[], levels: Level[]): SeatDraft[] =>
  unaccompanied(seats.map((seat) => ({ ...seat, key: made++, bot: levelOr(levels, seat.bot) })))

/** New seats: the first is a person at this screen (unless a kind is given), the others are bots. */
export function drafts(count: number, levels: Level[], kind?: SeatKind, name = ''): SeatDraft[] {
  return Array.from({ length: count }, (_, i) => ({ key: made++, kind: kind ?? (i === 0 ? 'here' : 'bot'), name: i === 0 ? name : '', bot: levelOr(levels) }))
}

/** The seats, if they are several; a single one is a person's. */
export const unaccompanied = (seats: SeatDraft[]): SeatDraft[] => (seats.length > 1 ? seats : seats.map((seat) => ({ ...seat, kind: seat.kind === 'bot' ? 'here' : seat.kind })))

/** Whether a level plays for the person who sits there. */
export const isHanded = (seat?: Table['seats'][number]): boolean => !!seat && seat.kind !== 'bot' && seat.level !== null

/** The seats that are waited for and that no level plays for somebody. */
export const deciding = ({ waiting, seats }: Pick<Table, 'waiting' | 'seats'>): number[] => waiting.filter((seat) => !isHanded(seats[seat]))
