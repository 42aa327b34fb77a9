// Scenes as data: what of the table moves, from where to where. A game gives them for the kinds of its events; the stage
// draws them over the board.
import type { JournalLine, Table } from '../protocol'

/** A place on the page: a thing by its id, or a seat's plate (`seat:2`). */
export type Spot = string

/**
 * Something small that moves by itself: a drawing of the game's, by the id of its symbol, perhaps with letters upon it, or
 * letters, perhaps with a drawing before them. Without a size a drawing is as high as the place that it leaves, and a
 * letter beside letters.
 */
export type Sign = { symbol: string; size?: number; upon?: string; text?: undefined } | { text: string; seat?: number; symbol?: string; size?: number }

export type Scene = Act & {
  /** milliseconds after the others of its beat */
  late?: number
}

type Act =
  /**
   * a thing goes its way; without `from` it comes from where it was before, without `to` it ends where it is now. From one
   * place to another it stands on each as it does on the last. `gone`: as it was before, whatever is there now
   */
  | { act: 'travel'; thing: Spot; from?: Spot; via?: readonly Spot[]; to?: Spot; gone?: boolean }
  /** a sign goes from one place to another and is gone */
  | { act: 'send'; sign: Sign; from: Spot; via?: readonly Spot[]; to: Spot }
  /** a sign pops where something is won and flies to where it is kept */
  | { act: 'gain'; sign: Sign; at: Spot; to: Spot }
  /** a die that does not stay on the table rolls, comes to rest and is gone */
  | { act: 'cast'; sign: Sign; at: Spot }
  /** a thing comes, leaves, is struck, is turned over, is laid on its side, rolls and comes to rest, or draws the eye */
  | { act: 'appear' | 'vanish' | 'strike' | 'turn' | 'tilt' | 'roll' | 'beat'; thing: Spot }
  /** a thing stays as it was until then, and is from then on as it is now; one that lies under others emerges there */
  | { act: 'become' | 'emerge'; thing: Spot }
  /** points pop where they are scored and fly to the seat; `symbol`: what is scored, where it is not points */
  | { act: 'score'; at: Spot; points: number; seat: number; symbol?: string }
  /** what covered the table is taken away; until then it is what one sees, and what moves before moves over it */
  | { act: 'uncover'; thing: Spot }
  /** nothing moves: a moment of suspense */
  | { act: 'hold'; ms: number }
  /** the next beat begins so soon, though this one still moves */
  | { act: 'pace'; ms: number }

/** what is shown at once; the next beat comes when it is over */
export type Beat = readonly Scene[]

/** one line of the record, or an episode of it: the table before, what it told, the table after */
export interface Step {
  before: Table
  after: Table
  events: readonly JournalLine[]
  /** where they happen as good as at once: what is told of them, if anything */
  gist?: JournalLine | null
}

/**
 * How a game parts a line that tells more than the table after it shows; the last episode ends with that table. Each
 * begins with the table with which the one before it ends.
 */
export type Episodes = (line: Step) => readonly Step[]

/** how a game shows its events, by their kinds; those that are not there are only told */
export type Scenes = Readonly<Record<string, (event: JournalLine, step: Step) => readonly Beat[]>>

/** what a game shows of a line though no event tells it, after its events */
export type Untold = (step: Step) => readonly Beat[]

const LASTS: Record<Exclude<Act['act'], 'hold' | 'pace'>, number> = {
  travel: 380,
  send: 420,
  gain: 760,
  cast: 1_050,
  appear: 260,
  vanish: 260,
  strike: 420,
  turn: 320,
  tilt: 320,
  roll: 620,
  beat: 360,
  become: 200,
  emerge: 260,
  score: 760,
  uncover: 320,
}
/** for each place on the way */
const LEG = 150
const LONGEST_WAY = 1_600

export function lasts(scene: Scene): number {
  if (scene.act === 'hold' || scene.act === 'pace') return scene.ms
  const legs = scene.act === 'travel' || scene.act === 'send' ? (scene.via?.length ?? 0) : 0
  return Math.min(LASTS[scene.act] + legs * LEG, LONGEST_WAY)
}

export interface Cue {
  scene: Scene
  /** milliseconds from the beginning of the line, at a speed of one */
  begins: number
  lasts: number
}

export interface Script {
  cues: Cue[]
  /** when what is told changes */
  tells: { event: JournalLine; begins: number }[]
  lasts: number
}

/** A sentence stays long enough to be read, even where nothing moves. */
export const SENTENCE = 480

/** What happens at once begins so soon after each other. */
const NEXT = 90

const paceOf = (beat: Beat) => beat.find((scene) => scene.act === 'pace')?.ms ?? null

/**
 * What happens when: the events of a step one after the other, or as good as at once; the beats of each one after the other.
 * `own`: whose line it is, if one's own; what one did oneself need not be read.
 */
export function script(step: Step, scenes: Scenes, { own = null, untold = () => [] }: { own?: number | null; untold?: Untold } = {}): Script {
  const { events, gist } = step
  const cues: Cue[] = []
  const tells: Script['tells'] = []
  const beatsOf = (event: JournalLine) => scenes[event.kind]?.(event, step) ?? []
  const play = (beats: readonly Beat[], start: number): number => {
    let begins = start
    for (const beat of beats) {
      cues.push(...beat.filter(({ act }) => act !== 'pace').map((scene) => ({ scene, begins: begins + (scene.late ?? 0), lasts: lasts(scene) })))
      begins += paceOf(beat) ?? Math.max(0, ...beat.map((scene) => (scene.late ?? 0) + lasts(scene)))
    }
    return begins
  }
  let now = 0
  if (gist !== undefined) {
    if (gist) tells.push({ event: gist, begins: 0 })
    now = Math.max(SENTENCE, ...events.map((event, i) => play(beatsOf(event), i * NEXT)))
  } else {
    for (const event of events) {
      const beats = beatsOf(event)
      const isRead = (own === null || event.seat !== own) && beats.every((beat) => paceOf(beat) === null)
      tells.push({ event, begins: now })
      now = Math.max(play(beats, now), now + (isRead ? SENTENCE : 0))
    }
  }
  now = play(untold(step), now)
  return { cues, tells, lasts: Math.max(now, ...cues.map((cue) => cue.begins + cue.lasts)) }
}

/** A line that would take longer is shown faster, as far as the eye can follow. */
const LONG = 2_500
const MOST_HASTE = 0.6

export const hasteOf = (written: readonly Script[]): number => Math.max(MOST_HASTE, Math.min(1, LONG / Math.max(1, written.reduce((sum, { lasts: each }) => sum + each, 0))))
