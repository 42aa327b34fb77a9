import { describe, expect, it } from 'vitest'
import { hasteOf, type Scenes, script, type Step } from '../src/lib/motion/scenes'
import { tableAt } from './fakes'

const event = (kind: string) => ({ ply: 1, kind, text: kind, rule: '', seat: 0, data: {} })
const step = (kinds: string[], more: Partial<Step> = {}): Step => ({ before: tableAt(0), after: tableAt(1), events: kinds.map(event), ...more })
const scenes: Scenes = {
  march: () => [[{ act: 'travel', thing: 'army', via: ['hill', 'ford'] }, { act: 'beat', thing: 'drum' }], [{ act: 'become', thing: 'count' }]],
  won: () => [[{ act: 'score', at: 'army', points: 2, seat: 0 }]],
}
const cues = (written: ReturnType<typeof script>) => written.cues.map(({ scene, begins, lasts }) => [scene.act, begins, lasts])

describe('what happens when', () => {
  it('is one event after the other, one beat after the other, and each sentence long enough to be read', () => {
    const written = script(step(['march', 'told', 'won']), scenes)
    expect(cues(written)).toEqual([['travel', 0, 680], ['beat', 0, 360], ['become', 680, 200], ['score', 1360, 760]])
    expect(written.tells.map(({ event: { kind }, begins }) => [kind, begins])).toEqual([['march', 0], ['told', 880], ['won', 1360]])
    expect(written.lasts).toBe(2120)
  })

  it('is as good as at once in an episode, of which one thing is told, or nothing', () => {
    const episode = step(['won', 'march'])
    const written = script({ ...episode, gist: episode.events[0] }, scenes)
    expect(cues(written)).toEqual([['score', 0, 760], ['travel', 90, 680], ['beat', 90, 360], ['become', 770, 200]])
    expect([written.tells.map(({ event: { kind } }) => kind), written.lasts]).toEqual([['won'], 970])
    expect(script({ ...episode, gist: null }, scenes).tells).toEqual([])
  })

  it('is faster in a long line, as far as the eye can follow', () => {
    const lasting = (...all: number[]) => hasteOf(all.map((lasts) => ({ cues: [], tells: [], lasts })))
    expect([lasting(), lasting(900, 1600), lasting(1500, 1625), lasting(9000)]).toEqual([1, 1, 0.8, 0.6])
  })
})
