// What is heard of a match: the sound of each scene, and of the moments that call whoever looks elsewhere.
import type { Table } from '../protocol'
import type { Cue, Script, Spot } from './scenes'

/** by the names of their files */
export const SOUNDS = ['step', 'wall', 'card', 'roll', 'rest', 'lay', 'coin', 'hit', 'points', 'turn', 'victory', 'defeat'] as const
export type Sound = (typeof SOUNDS)[number]

export interface Note {
  sound: Sound
  /** as in a cue */
  begins: number
}

/** where cards lie, by the first word of a spot */
const CARDS = ['card', 'cards', 'hand', 'pile', 'row']
const wordOf = (spot: Spot) => spot.split(':')[0] ?? ''
const isCard = (spot: Spot) => CARDS.includes(wordOf(spot))

/** A die is heard before its likeness stands still. */
const SETTLES = 0.85
/** One that is cast lies there for the second half of its scene. */
const LIES = 0.5
/** The same sound does not come again so soon: many pieces that move at once sound as one. */
const APART = 90

/** A step for each leg of a way. */
function steps({ begins, lasts }: Cue, via: readonly Spot[] = []): Note[] {
  const legs = via.length + 1
  return Array.from({ length: legs }, (_, leg) => ({ sound: 'step', begins: begins + (leg * lasts) / legs }))
}

function notesOf(cue: Cue): Note[] {
  const { scene, begins, lasts } = cue
  switch (scene.act) {
    case 'travel':
      return isCard(scene.thing) ? [{ sound: 'card', begins }] : wordOf(scene.thing) === 'die' ? [{ sound: 'rest', begins }] : steps(cue, scene.via)
    case 'send':
      return isCard(scene.from) || isCard(scene.to) ? [{ sound: 'card', begins }] : scene.via?.length ? steps(cue, scene.via) : [{ sound: 'coin', begins }]
    case 'roll':
      return [
        { sound: 'roll', begins },
        { sound: 'rest', begins: begins + SETTLES * lasts },
      ]
    case 'cast':
      return [
        { sound: 'roll', begins },
        { sound: 'rest', begins: begins + LIES * lasts },
      ]
    case 'gain':
      return [{ sound: 'coin', begins }]
    case 'appear':
    case 'vanish':
      return [{ sound: isCard(scene.thing) ? 'card' : wordOf(scene.thing) === 'wall' ? 'wall' : 'lay', begins }]
    case 'turn':
      return [{ sound: 'card', begins }]
    case 'strike':
      return [{ sound: 'hit', begins }]
    case 'score':
      return [{ sound: 'points', begins }]
    default: // whatever only draws the eye
      return []
  }
}

/** What is heard when of a script. */
export function notes({ cues }: Pick<Script, 'cues'>): Note[] {
  const latest = new Map<Sound, number>()
  const isApart = ({ sound, begins }: Note) => begins - (latest.get(sound) ?? -APART) >= APART
  return cues
    .flatMap(notesOf)
    .sort((one, other) => one.begins - other.begins)
    .filter((note) => isApart(note) && latest.set(note.sound, note.begins))
}

/** What calls the reader at a table that has come to rest after another one. Who looks back is not called. */
export function moment(before: Table, after: Table): Sound | null {
  const { seat, ply, plies, outcome, decision, journal, seats } = after
  if (seat === null || before.seat !== seat || plies !== null) return null
  if (outcome) return before.outcome ? null : outcome.winners.includes(seat) ? 'victory' : 'defeat'
  if (!decision || seats.length < 2) return null
  const movers = new Map<number, number>()
  for (const line of journal) if (line.ply > before.ply && line.seat !== null && !movers.has(line.ply)) movers.set(line.ply, line.seat)
  const since = [...movers.values()]
  const isAskedAnew = before.decision === null || since.includes(seat)
  const isAskedByOthers = ply === before.ply || (since.length > 0 && since.at(-1) !== seat)
  return isAskedAnew && isAskedByOthers ? 'turn' : null
}
