import { readdirSync, statSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { moment, notes, SOUNDS } from '../src/lib/motion/heard'
import { type Cue, lasts, type Scene, script } from '../src/lib/motion/scenes'
import type { JournalLine } from '../src/lib/protocol'
import { fakeMemory, tableAt } from './fakes'

const FOLDER = new URL('../src/sounds/', import.meta.url).pathname
const MOST_BYTES = 100_000

const cue = (scene: Scene, begins = 0): Cue => ({ scene, begins, lasts: lasts(scene) })
const heard = (...scenes: Scene[]) => notes({ cues: scenes.map((scene) => cue(scene)) }).map(({ sound }) => sound)

describe('the sounds of a script', () => {
  it.each<[Scene, string[]]>([
    [{ act: 'travel', thing: 'army:2' }, ['step']],
    [{ act: 'travel', thing: 'card:7', via: ['row:2'] }, ['card']],
    [{ act: 'appear', thing: 'wall:1-2' }, ['wall']],
    [{ act: 'appear', thing: 'cube:3' }, ['lay']],
    [{ act: 'vanish', thing: 'hand:horse' }, ['card']],
    [{ act: 'roll', thing: 'die:1' }, ['roll', 'rest']],
    [{ act: 'cast', sign: { symbol: 'die-1', size: 30 }, at: 'area:1' }, ['roll', 'rest']],
    [{ act: 'gain', sign: { text: '+2' }, at: 'area:1', to: 'seat:0' }, ['coin']],
    [{ act: 'strike', thing: 'counter:a' }, ['hit']],
    [{ act: 'turn', thing: 'counter:a' }, ['card']],
    [{ act: 'travel', thing: 'die:1', to: 'slot:2' }, ['rest']],
    [{ act: 'send', sign: { text: '+1' }, from: 'a:1', to: 'seat:0' }, ['coin']],
    [{ act: 'send', sign: { text: '2' }, from: 'a:1', via: ['b:1'], to: 'c:1' }, ['step', 'step']],
    [{ act: 'send', sign: { text: '' }, from: 'row:1', to: 'cards:2' }, ['card']],
    [{ act: 'score', at: 'a:1', points: 3, seat: 0 }, ['points']],
    [{ act: 'beat', thing: 'a:1' }, []],
    [{ act: 'hold', ms: 300 }, []],
  ])('%j', (scene, sounds) => expect(heard(scene)).toEqual(sounds))

  it('come when their scenes do, a step for each leg of a way', () => {
    const ride: Scene = { act: 'travel', thing: 'alexander', via: ['point:1', 'point:2'] }
    const long = lasts(ride)
    expect(notes({ cues: [cue(ride, 500)] })).toEqual([0, 1, 2].map((leg) => ({ sound: 'step', begins: 500 + (leg * long) / 3 })))
  })

  it('are one where many things do the same at once', () => {
    expect(heard(...[1, 2, 3, 4, 5].map((die): Scene => ({ act: 'roll', thing: `die:${die}` })))).toEqual(['roll', 'rest'])
  })

  it('are none where nothing is shown', () => {
    const step = { before: tableAt(1), after: tableAt(2), events: [{ ply: 2, kind: 'moved', text: '', rule: '', seat: 1, data: {} }] }
    expect(notes(script(step, {}))).toEqual([])
  })

  it('have a file each, all of them small', () => {
    const files = readdirSync(FOLDER)
    expect(files.toSorted()).toEqual(SOUNDS.map((sound) => `${sound}.wav`).toSorted())
    expect(files.reduce((sum, file) => sum + statSync(FOLDER + file).size, 0)).toBeLessThan(MOST_BYTES)
  })
})

describe('the moments that call', () => {
  const seats = [{}, {}] as never[]
  const line = (ply: number, seat: number | null): JournalLine => ({ ply, kind: 'moved', text: '', rule: '', seat, data: {} })
  const asked = (ply: number, ...journal: JournalLine[]) => tableAt(ply, { seats, journal })
  const waiting = (ply: number, ...journal: JournalLine[]) => tableAt(ply, { seats, journal, decision: null })
  const ended = (...winners: number[]) => tableAt(9, { seats, decision: null, outcome: { scores: [], ranks: [], winners, reason: '', text: '' } })

  it('are one’s turn after others’ lines, though the last of them may name oneself', () => {
    expect(moment(waiting(4), asked(5, line(5, 1)))).toBe('turn')
    expect(moment(waiting(4), asked(5, line(5, 1), line(5, 0)))).toBe('turn')
    expect(moment(asked(3), asked(5, line(4, 0), line(5, 1)))).toBe('turn')
    expect(moment(waiting(4), asked(4))).toBe('turn')
  })

  it('are not one’s own next question, nor the same one while others answer it too', () => {
    expect(moment(asked(3), asked(4, line(4, 0)))).toBeNull()
    expect(moment(asked(3), asked(4, line(4, 1)))).toBeNull()
    expect(moment(waiting(3), asked(4))).toBeNull() // one’s own undo tells nothing
    expect(moment(asked(3), waiting(4, line(4, 0)))).toBeNull()
  })

  it('are none for whoever plays alone, watches or looks back', () => {
    expect(moment({ ...waiting(4), seats: [] }, { ...asked(5, line(5, null)), seats: [{}] as never[] })).toBeNull()
    expect(moment({ ...waiting(4), seat: null }, { ...asked(5, line(5, 1)), seat: null })).toBeNull()
    expect(moment(waiting(4), { ...asked(5, line(5, 1)), plies: 60 })).toBeNull()
    expect(moment({ ...waiting(4), seat: 1 }, asked(5, line(5, 1)))).toBeNull()
  })

  it('are the end, once', () => {
    expect(moment(waiting(8), ended(0))).toBe('victory')
    expect(moment(waiting(8), ended(1))).toBe('defeat')
    expect(moment(ended(0), ended(0))).toBeNull()
  })
})

/** An audio device: what was started when, and what was stopped. */
class FakeContext {
  static made = 0
  static now = 0
  static state = 'running'
  static started: { at: number; stopped: boolean }[] = []
  state = FakeContext.state
  destination = {}

  constructor() {
    FakeContext.made++
  }
  get currentTime() {
    return FakeContext.now
  }
  async resume() {
    this.state = FakeContext.state
  }
  async decodeAudioData() {
    return { duration: 0.5 }
  }
  createGain = () => ({ gain: { value: 1 }, connect: () => {} })
  createBufferSource() {
    const voice = { at: 0, stopped: false }
    return {
      connect: () => {},
      start: (at: number) => FakeContext.started.push(Object.assign(voice, { at })),
      stop: () => (voice.stopped = true),
    }
  }
}

describe('the player', () => {
  let fetched: string[]
  let isActive: boolean

  /** A page of somebody who chose this volume. */
  async function open(volume: number | null) {
    vi.resetModules()
    fetched = []
    isActive = true
    Object.assign(FakeContext, { made: 0, now: 0, started: [] })
    fakeMemory({ 'argead.settings': { volume } })
    vi.stubGlobal('navigator', { language: 'en', userActivation: { get hasBeenActive() { return isActive } } }) // prettier-ignore
    vi.stubGlobal('AudioContext', FakeContext)
    vi.stubGlobal('fetch', async (address: string) => {
      fetched.push(address)
      return new Response(new Uint8Array(4))
    })
    return import('../src/lib/motion/sound')
  }
  const at = (...begins: number[]) => begins.map((each) => ({ sound: 'step' as const, begins: each }))

  beforeEach(() => vi.unstubAllGlobals())

  it.each([null, 0])('fetches and plays nothing at a volume of %s', async (volume) => {
    const { player } = await open(volume)
    player.play(at(0))
    await player.wake()
    expect([fetched, FakeContext.made, FakeContext.started]).toEqual([[], 0, []])
  })

  it('makes no sound in a page that nobody has touched', async () => {
    const { player } = await open(0.5)
    isActive = false
    player.play(at(0))
    await player.wake()
    expect([fetched, FakeContext.made]).toEqual([[], 0])
  })

  it('fetches each sound once and plays at the reader’s speed', async () => {
    const { player } = await open(0.5)
    await player.wake()
    player.play(at(0, 1000), 2)
    await player.wake()
    expect(fetched).toHaveLength(SOUNDS.length)
    expect(FakeContext.started.map((each) => each.at)).toEqual([0, 2])
  })

  it('asks again for what could not be fetched', async () => {
    const { player } = await open(0.5)
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
    await player.wake()
    vi.stubGlobal('fetch', async () => new Response(new Uint8Array(4)))
    await player.wake()
    player.play(at(0))
    expect(FakeContext.started).toHaveLength(1)
  })

  it('never plays more than a few at once', async () => {
    const { player, MOST_AT_ONCE } = await open(0.5)
    await player.wake()
    player.play(at(...Array.from({ length: 20 }, (_, i) => i * 10)))
    expect(FakeContext.started).toHaveLength(MOST_AT_ONCE)
    player.play(at(700))
    expect(FakeContext.started).toHaveLength(MOST_AT_ONCE + 1)
  })

  it('drops what has not begun when another line comes, and everything when it is skipped', async () => {
    const { Ear, player } = await open(0.5)
    await player.wake()
    const ear = new Ear()
    player.play(at(0, 600))
    FakeContext.now = 0.1
    ear.hear({ cues: [], tells: [], lasts: 0 }, 1)
    expect(FakeContext.started.map(({ stopped }) => stopped)).toEqual([false, true])
    ear.rest()
    expect(FakeContext.started.map(({ stopped }) => stopped)).toEqual([true, true])
  })

  it('calls once for a turn, also when it has been shown again', async () => {
    const { Ear, player } = await open(0.5)
    await player.wake()
    const ear = new Ear()
    const seats = [{}, {}] as never[]
    const journal = [{ ply: 5, kind: 'moved', text: '', rule: '', seat: 1, data: {} }]
    ear.turn(tableAt(4, { seats, decision: null }))
    for (const ply of [5, 4, 5]) ear.turn(tableAt(ply, { seats, journal }))
    expect(FakeContext.started).toHaveLength(1)
  })
})
