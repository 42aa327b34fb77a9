// What this browser chose the last time: a name, a game, and for each game who played and by which options.
import type { OptionValue } from './protocol'
import type { SeatKind } from './seats'

export interface Choice {
  seats: { kind: SeatKind; name: string; bot: string }[]
  options: Record<string, OptionValue>
}

interface Habits {
  name?: string
  game?: string
  choices?: Record<string, Choice>
}

const KEY = 'argead.habits'

function stored(): Habits {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Habits
  } catch {
    return {}
  }
}

const change = (changed: Habits) => localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...changed }))

export const habits = {
  name: () => stored().name ?? '',
  game: () => stored().game ?? null,
  choice: (game: string): Choice | null => stored().choices?.[game] ?? null,
  call: (name: string) => change({ name }),
  open: (game: string) => change({ game }),
  choose(game: string, choice: Choice) {
    const name = choice.seats.find(({ kind }) => kind === 'here')?.name
    change({ game, choices: { ...stored().choices, [game]: choice }, ...(name ? { name } : {}) })
  },
}
