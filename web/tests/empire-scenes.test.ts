import { describe, expect, it } from 'vitest'
import { script, type Step } from '../src/lib/motion/scenes'
import type { JournalLine } from '../src/lib/protocol'
import type { View } from '../src/games/empire/types'
import { speak, tableAt } from './fakes'
import { gameText } from './words'

await speak('empire')
const { scenes, TOLD } = await import('../src/games/empire/scenes')
const { episodes } = await import('../src/games/empire/episodes')

const line = (kind: string, seat: number | null, data: Record<string, unknown> = {}): JournalLine => ({ ply: 34, kind, text: kind, rule: '', seat, data })

/** The first round of five bots, before the last of them halts. */
const view: View = {
  seat: null, region: 'hellas', round: 1, active: 3, entered: true, regions: ['hellas', 'asia-minor'], order: [4, 0, 2, 1, 3], scores: [0, 0, 0, 0, 0],
  boxes: [
    { order: 0, armies: 4, temples: 5, cities: 6 },
    { order: 1, armies: 8, temples: 5, cities: 1 },
    { order: 0, armies: 5, temples: 5, cities: 5 },
    { order: 2, armies: 4, temples: 5, cities: 4 },
    { order: 0, armies: 4, temples: 4, cities: 4 },
  ],
  secret: null, ready: [], camp: [2, 8, 5, 4, 0], fresh: {}, awards: [], crossing: null,
  armies: { Macedonia: [2, 0, 0, 0, 1], Illyria: [0, 0, 0, 0, 1], Thessalia: [0, 0, 0, 0, 1], Boeotia: [0, 0, 0, 0, 0], Thracia: [0, 0, 0, 0, 1] },
  marks: { temples: { Macedonia: [0, 4], Illyria: [4] }, cities: { Macedonia: [0, 4], Thracia: [4] } },
  temples: { Macedonia: [0, 0, 0, 0, 0], Illyria: [0, 0, 0, 0, 0] }, cities: { Macedonia: null, Thracia: null },
  supply: { temples: [9, 10, 10, 10, 8], cities: [7, 8, 8, 8, 6] },
}
const scoring = [
  line('majority', 0, { province: 'Macedonia', number: 2, points: 2 }),
  line('temple-built', 0, { province: 'Macedonia', rivals: [4], price: 5, points: 3 }),
  line('city-built', 0, { province: 'Macedonia', rivals: [4], price: 5, points: 5 }),
  line('majority', 4, { province: 'Illyria', number: 1, points: 2 }),
  line('temple-built', 4, { province: 'Illyria', rivals: [], price: 1, points: 3 }),
  line('majority', 4, { province: 'Thessalia', number: 1, points: 2 }),
  line('majority', 4, { province: 'Thracia', number: 1, points: 2 }),
  line('city-built', 4, { province: 'Thracia', rivals: [], price: 2, points: 5 }),
  line('scored', null, { scores: [10, 0, 0, 0, 14] }),
  line('region-over', null, { region: 'hellas' }),
  line('region', null, { region: 'asia-minor' }),
  line('round', null, { number: 1 }),
]
const [before, after] = [tableAt(33, { view }), tableAt(34, { view: { ...view, region: 'asia-minor' } })]
const step = (events: JournalLine[], changed: Partial<View> = {}): Step => ({ before, after: tableAt(34, { view: { ...view, ...changed } }), events })
const shown = (event: JournalLine, changed: Partial<View> = {}) => scenes[event.kind]?.(event, step([event], changed)) ?? expect.fail(event.kind)

describe('the events of Empire', () => {
  it('are all shown, or said to be only told', () => {
    const kinds = [...gameText('empire', 'en').matchAll(/^event-([\w-]+) =/gm)].map(([, kind]) => kind)
    expect(kinds.length).toBeGreaterThan(20)
    expect([...Object.keys(scenes), ...TOLD].sort()).toEqual(kinds.sort())
  })

  it('march over their arrow, whichever way it was drawn, and what is paid goes to its owner', () => {
    const march = line('crossed', 4, { origin: 'Macedonia', goal: 'Thracia', number: 1, price: 2, temples: 0, cities: 2 })
    const armies = { ...view.armies, Thracia: [0, 0, 0, 0, 0] }
    const [beat] = scenes.crossed?.(march, { ...step([march]), before: tableAt(33, { view: { ...view, armies } }) }) ?? []
    expect(beat).toEqual([
      { act: 'travel', thing: 'army:thracia-4', from: 'army:macedonia-4', via: ['mile:macedonia-thracia-1', 'mile:macedonia-thracia-2', 'mile:macedonia-thracia-3'] },
      { act: 'send', sign: { symbol: 'empire-cube-4', upon: '2' }, from: 'box:cities-4', to: 'seat:4' },
    ])
    const [back] = shown(line('crossed', 4, { origin: 'Thracia', goal: 'Macedonia', number: 1, price: 0, temples: 0, cities: 0 }))
    expect(back?.[0]).toMatchObject({ via: ['mile:macedonia-thracia-3', 'mile:macedonia-thracia-2', 'mile:macedonia-thracia-1'] })
  })

  it('join the armies that stand there already, whose number changes when they come', () => {
    expect(shown(line('crossed', 0, { origin: 'camp', goal: 'Macedonia', number: 2, price: 0, temples: 0, cities: 0 }))).toEqual([
      [{ act: 'send', sign: { symbol: 'empire-cube-0', upon: '2' }, from: 'army:camp-0', via: ['mile:camp-macedonia-1', 'mile:camp-macedonia-2', 'mile:camp-macedonia-3'], to: 'army:macedonia-0' }],
      [{ act: 'become', thing: 'army:macedonia-0' }],
    ])
  })

  it('make room for who comes and close up behind who goes', () => {
    const march = line('crossed', 0, { origin: 'Macedonia', goal: 'Illyria', number: 2, price: 1, temples: 1, cities: 0 })
    const [beat] = shown(march, { armies: { ...view.armies, Macedonia: [0, 0, 0, 0, 1], Illyria: [2, 0, 0, 0, 1] } })
    expect(beat?.slice(1, 3)).toEqual([{ act: 'travel', thing: 'army:macedonia-4' }, { act: 'travel', thing: 'army:illyria-4' }])
  })

  it('open the screens and lead the armies to the camp; a layout of one’s own lies behind the own screen', () => {
    expect(shown(line('showed', 1, { order: 1, armies: 8, temples: 5, cities: 1 }))).toEqual([
      [
        { act: 'vanish', thing: 'screen-of:1' },
        ...['order', 'armies', 'temples', 'cities'].map((box) => ({ act: 'appear', thing: `box:${box}-1` })),
        { act: 'travel', thing: 'army:camp-1', from: 'box:armies-1' },
      ],
    ])
    expect(shown(line('allotted', 1))).toEqual([[{ act: 'beat', thing: 'screen-of:1' }]])
    expect(shown(line('allotted', 0))[0]).toContainEqual({ act: 'appear', thing: 'screen:armies' })
  })

  it('lay pieces down from the supply, beside what lies there', () => {
    expect(shown(line('laid-temple', 0, { province: 'Illyria' }))).toEqual([[{ act: 'travel', thing: 'laid-temple:illyria-0', from: 'supply:temples-0' }, { act: 'travel', thing: 'laid-temple:illyria-4' }]])
  })

  it('let a tie shake those who are tied', () => {
    expect(shown(line('majority-tied', null, { province: 'Macedonia', number: 2 }), { armies: { Macedonia: [2, 0, 2, 1, 0] } })).toEqual([
      [{ act: 'strike', thing: 'army:macedonia-0' }, { act: 'strike', thing: 'army:macedonia-2' }],
    ])
  })
})

describe('a scoring', () => {
  const parts = episodes({ before, after, events: scoring })

  it('is shown province by province, and then what comes', () => {
    expect(parts.map(({ events, gist }) => [events.length, gist?.kind, gist?.data.province])).toEqual([
      [3, 'city-built', 'Macedonia'],
      [2, 'temple-built', 'Illyria'],
      [1, 'majority', 'Thessalia'],
      [2, 'city-built', 'Thracia'],
      [4, 'region', undefined],
    ])
    expect(parts.at(-1)?.after).toBe(after)
    expect(parts.every((part, i) => part.before === (parts[i - 1]?.after ?? before))).toBe(true)
  })

  it('is seen over the table as it was then', () => {
    const views = parts.map((part) => part.after.view as View)
    expect(views.map(({ region }) => region)).toEqual(['hellas', 'hellas', 'hellas', 'hellas', 'asia-minor'])
    expect(views.slice(0, 4).map(({ scores }) => [scores[0], scores[4]])).toEqual([[10, 0], [10, 5], [10, 7], [10, 14]])
    const [first, , , last] = views
    expect([first?.cities.Macedonia, first?.temples.Macedonia, first?.marks.temples]).toEqual([0, [1, 0, 0, 0, 0], { Macedonia: [], Illyria: [4] }])
    expect(first?.boxes[0]).toEqual({ order: 0, armies: 4, temples: 0, cities: 1 })
    expect(first?.supply).toEqual({ temples: [9, 10, 10, 10, 9], cities: [7, 8, 8, 8, 7] })
    expect([last?.boxes[4], last?.cities.Thracia]).toEqual([{ order: 0, armies: 4, temples: 3, cities: 2 }, 4])
  })

  it('lets the winner’s piece rise, sends the loser’s back, and has the points fly to the seat', () => {
    const [first] = parts
    const built = first?.events[1] ?? expect.fail()
    expect(scenes[built.kind]?.(built, first ?? expect.fail())).toEqual([
      [
        { act: 'vanish', thing: 'laid-temple:macedonia-0' },
        { act: 'appear', thing: 'temple:macedonia-0' },
        { act: 'score', at: 'temple:macedonia-0', points: 3, seat: 0 },
        { act: 'send', sign: { symbol: 'empire-cube-0', upon: '5' }, from: 'box:temples-0', to: 'seat:0' },
        { act: 'travel', thing: 'laid-temple:macedonia-4', to: 'supply:temples-4' },
      ],
      [{ act: 'become', thing: 'supply:temples-4' }],
    ])
    expect(script(first ?? expect.fail(), scenes).cues.filter(({ scene }) => scene.act === 'become').map(({ scene, begins }) => ['thing' in scene && scene.thing, begins])).toEqual([
      ['supply:temples-4', 850],
      ['score:0', 940],
      ['supply:cities-4', 940],
    ])
  })

  it('ends the game with the awards, all as good as at once', () => {
    const awards = [line('award-temples', 0, { region: 'board', points: 15 }), line('award-cities', 4, { region: 'hellas', points: 5 }), line('ended', null, { reason: 'goal' })]
    const [only, ...others] = episodes({ before, after, events: awards })
    expect([only?.gist?.kind, others]).toEqual(['ended', []])
    expect(script(only ?? expect.fail(), scenes).cues.map(({ scene, begins }) => [scene.act, begins])).toEqual([['score', 0], ['become', 760], ['score', 90], ['become', 850]])
  })

  it('shows the last place taken after the last but one', () => {
    const placed = [line('placed', 0, { number: 2 }), line('placed', 4, { number: 1 })]
    const free = tableAt(33, { view: { ...view, order: [null, null, 2, 1, 3] } })
    expect(episodes({ before: free, after: before, events: placed }).map((part) => (part.after.view as View).order)).toEqual([[null, 0, 2, 1, 3], [4, 0, 2, 1, 3]])
  })

  it('leaves a line alone of which nothing is told, and shows a march before what it leads to', () => {
    const nothing = { before, after, events: [] }
    expect(episodes(nothing)).toEqual([nothing])
    const march = [line('crossed', 4, { origin: 'Illyria', goal: 'Thracia', number: 1, price: 1, temples: 0, cities: 1 }), line('entered', 4, { goal: 'Thracia' }), ...scoring.slice(3)]
    const [crossing, entering] = episodes({ before: tableAt(33, { view: { ...view, entered: false } }), after, events: march })
    const [crossed, entered] = [crossing, entering].map((part) => part?.after.view as View)
    expect([crossed?.armies.Illyria?.[4], crossed?.armies.Thracia?.[4], crossed?.boxes[4]?.cities, crossed?.entered]).toEqual([0, 2, 3, false])
    expect([entered?.entered, crossing?.gist, entering?.gist]).toEqual([true, undefined, undefined])
  })
})
