// How a game is learned: whether its lesson is offered first, goes on, or can be taken again; and how it begins.
import { meet } from './firsts.svelte'
import { habits } from './habits'
import { open, settled } from './options'
import type { GameInfo, Primer, SeatSetup, Table } from './protocol'
import type { Reading } from './reading.svelte'
import { levelOr } from './seats'
import { sessions } from './session'
import { settings } from './settings.svelte'
import { startMatch } from './start'
import { t } from './text.svelte'

export type Learning = { way: 'none' } | { way: 'first' } | { way: 'again' } | { way: 'left'; match: string; page: number; pages: number }

/** Newcomers are offered the lesson first; whoever has left one goes on with it. */
export function learning({ name, primers }: Pick<GameInfo, 'name' | 'primers'>): Learning {
  if (primers.length === 0) return { way: 'none' }
  const lesson = settings.lessons[name]
  const all = sessions.all()
  // of several lessons, another may be open than the one that was learned
  const left = lesson && !(lesson.done && lesson.page === lesson.pages) ? all.find(({ match, over }) => match === lesson.match && !over) : undefined
  if (lesson && left) return { way: 'left', match: left.match, page: lesson.page, pages: lesson.pages }
  return { way: lesson?.done || all.some(({ game }) => game === name) ? 'again' : 'first' }
}

/** The learner sits down with bots for rivals. */
export async function startLesson({ name, levels, options }: GameInfo, primer: Primer): Promise<void> {
  const { players, learner } = primer
  const person: SeatSetup = { kind: 'here', name: habits.name() || t('seat-unnamed', { number: learner + 1 }) }
  const seats = Array.from({ length: players }, (_, seat): SeatSetup => (seat === learner ? person : { kind: 'bot', bot: levelOr(levels) }))
  habits.open(name)
  await startMatch({ game: name, seats, options: settled(open(options, players), primer.options), pack: null })
}

/** The table stands still: the reader turns to its page, and how far the book was read is remembered. */
export function follow(reading: Reading, table: Table, match: string) {
  const { lesson, game, decision } = table
  reading.see(lesson, decision?.actions.find(({ notation }) => notation === lesson?.action)?.label ?? '')
  if (lesson && lesson.notes.length > 0) {
    noteLesson(game, match, lesson.page, lesson.pages)
    meet(table)
  }
  if (reading.isOver) noteLearned(game)
}

export function noteLesson(game: string, match: string, page: number, pages: number) {
  const done = settings.lessons[game]?.done ?? false
  settings.lessons = { ...settings.lessons, [game]: { match, page, pages, done } }
}

export function noteLearned(game: string) {
  const lesson = settings.lessons[game]
  if (lesson && !lesson.done) settings.lessons = { ...settings.lessons, [game]: { ...lesson, done: true } }
}
