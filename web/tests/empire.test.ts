import { describe, expect, it } from 'vitest'
import type { JournalLine, Table } from '../src/lib/protocol'
import { speak } from './fakes'
import { on } from '../src/lib/bows'
import { DEGREE, isLand, LAND, place } from '../src/lib/world'
import { survey } from '../src/games/empire/geometry'
import { PICTURE_BOARD, PICTURE_SCENES } from '../src/games/empire/picture'
import { campSpots, chipSpots, plateOf, type Scene } from '../src/games/empire/plate'
import { lastTale, sceneOf } from '../src/games/empire/tale'
import type { View } from '../src/games/empire/types'
import { between } from '../src/games/empire/ways'

await speak('empire')
const { names } = await import('../src/games/empire/names')
const { tell } = await import('../src/games/empire/tell')

const geometry = survey(PICTURE_BOARD)
const [hellas, asiaMinor] = geometry.territories as [(typeof geometry.territories)[number], (typeof geometry.territories)[number]]
const way = (territory: typeof hellas, key: string) => territory.ways.find((each) => each.key === key) ?? expect.fail(key)
const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)

describe('the map of Empire', () => {
  it('carries its coast lines in tens of kilobytes, and knows land from sea', () => {
    expect(LAND.length).toBeLessThan(60_000)
    expect([[23.7, 38.1], [44.4, 32.5], [70, 34]].map(([lon = 0, lat = 0]) => isLand(place([lon, lat])))).toEqual([true, true, true])
    expect([[25.2, 39.2], [28, 34], [51, 41], [51, 27.5]].map(([lon = 0, lat = 0]) => isLand(place([lon, lat])))).toEqual([false, false, false, false])
  })

  it('gives every province land around its point, and looks at the whole of a region', () => {
    for (const { plots, window, camp } of geometry.territories) {
      for (const { spot, land } of plots) {
        expect(land.match(/L/g)?.length).toBeGreaterThan(12)
        expect([spot.x > window.x, spot.y > window.y, spot.x < window.x + window.width, spot.y < window.y + window.height]).toEqual([true, true, true, true])
      }
      expect(Math.min(...plots.map(({ spot }) => apart(spot, camp)))).toBeGreaterThan(0.6 * DEGREE)
    }
  })

  it('moves the land with the points of another board', () => {
    const moved = structuredClone(PICTURE_BOARD)
    const boeotia = moved.regions[0]?.provinces[3]
    if (boeotia) boeotia.at = [24.5, 38.0]
    expect(survey(moved).territories[0]?.plots[3]?.land).not.toBe(hellas.plots[3]?.land)
  })

  it('joins the two arrows of a pair into one way with a price at each head', () => {
    expect(hellas.ways).toHaveLength(8)
    expect(way(hellas, 'Macedonia Thracia')).toMatchObject({ toB: 2, toA: 0, sea: false })
    expect(way(hellas, 'camp Macedonia')).toMatchObject({ toB: 0, toA: null })
  })

  it('sails round the coast, and bends ways round the provinces between', () => {
    const passage = way(asiaMinor, 'Lydia Cilicia')
    const course = Array.from({ length: 9 }, (_, i) => on(passage, (i + 1) / 10))
    expect(course.filter(isLand).length).toBeLessThan(5)
    const ridge = way(hellas, 'Illyria Thracia')
    const macedonia = hellas.plots[0]?.spot ?? expect.fail()
    expect(Math.min(...Array.from({ length: 9 }, (_, i) => apart(on(ridge, (i + 1) / 10), macedonia)))).toBeGreaterThan(0.6 * DEGREE)
  })

  it('keeps arrows out of what their ends cover, and leaves room for two heads', () => {
    const cover = { left: 50, right: 50, top: 40, bottom: 40 }
    const ridge = way(hellas, 'Illyria Thracia')
    const [start, end] = between(ridge, [cover, cover], 1, 45)
    expect(apart(on(ridge, start), ridge.from)).toBeGreaterThan(39)
    expect(apart(on(ridge, end), ridge.to)).toBeGreaterThan(39)
    const [near, far] = between(way(hellas, 'Thessalia Boeotia'), [cover, cover], 4, 45)
    expect(far).toBeGreaterThan(near)
  })
})

describe('a province on the map', () => {
  const scene = PICTURE_SCENES[0] as Scene
  const plate = (name: string, offers: ('temples' | 'cities')[] = []) => plateOf(geometry.plots.get(name) ?? expect.fail(name), scene, new Set(offers), true)

  it('shows empty sites, pieces laid down and pieces that stand', () => {
    expect(plate('Macedonia').pieces.map(({ kind, state, seat }) => [kind, state, seat])).toEqual([['temples', 'socket', null], ['cities', 'standing', 0]])
    expect(plate('Boeotia').pieces.map(({ state, seat }) => [state, seat])).toEqual([['lying', 2]])
    expect(plate('Thessalia').pieces).toEqual([])
  })

  it('opens a socket where one may still build', () => {
    expect(plate('Illyria', ['temples']).pieces.map(({ state }) => state)).toEqual(['standing', 'socket'])
  })

  it('keeps the armies of five seats apart, and those in the camp off the way in', () => {
    const chips = chipSpots([1, 2, 3, 4, 5], 0)
    for (const a of chips) for (const b of chips) if (a !== b) expect(apart(a, b)).toBeGreaterThan(20)
    const entry = hellas.plots[0]?.spot ?? expect.fail()
    const above = hellas.camp.y < entry.y
    expect(campSpots([1, 2, 3, 4, 5], hellas).chips.every(({ y }) => (above ? y < 0 : y > 0))).toBe(true)
  })
})

describe('the story of a scoring', () => {
  const line = (kind: string, seat: number | null, data: Record<string, unknown> = {}): JournalLine => ({ ply: 1, kind, text: kind, rule: '', seat, data })
  const journal = [
    line('region', null, { region: 'hellas' }),
    line('round', null, { number: 1 }),
    line('showed', 0, { armies: 6 }),
    line('showed', 1, { armies: 4 }),
    line('crossed', 0, { origin: 'camp', goal: 'Macedonia', number: 6, price: 0 }),
    line('crossed', 0, { origin: 'Macedonia', goal: 'Illyria', number: 2, price: 1 }),
    line('laid-temple', 0, { province: 'Illyria' }),
    line('laid-city', 0, { province: 'Macedonia' }),
    line('crossed', 1, { origin: 'camp', goal: 'Macedonia', number: 4, price: 0 }),
    line('laid-city', 1, { province: 'Macedonia' }),
    line('majority-tied', null, { province: 'Macedonia', number: 4 }),
    line('city-built', 1, { province: 'Macedonia', price: 3, points: 5 }),
    line('majority', 0, { province: 'Illyria', number: 2, points: 2 }),
    line('temple-built', 0, { province: 'Illyria', price: 1, points: 3 }),
    line('scored', null, { scores: [5, 5] }),
    line('region-over', null, { region: 'hellas' }),
    line('award-cities', 1, { region: 'board', points: 10 }),
  ]
  const view = { region: 'asia-minor', temples: { Illyria: [1, 0], Macedonia: [0, 0] }, cities: { Macedonia: 1 } } as unknown as View
  const tale = lastTale(journal, 2) ?? expect.fail()

  it('is told province by province, with what each brought, and the awards last', () => {
    expect([tale.region, tale.round]).toEqual(['hellas', 1])
    expect(tale.chapters.map(({ province, gains }) => [province, gains.map(({ seat, points }) => `${seat}+${points}`).join()])).toEqual([
      ['Macedonia', '1+5'],
      ['Illyria', '0+2,0+3'],
      [null, '1+10'],
    ])
  })

  it('shows the board as it was, and what has been told as done', () => {
    const first = sceneOf(tale, 0, view)
    expect(first.armies).toEqual({ Macedonia: [4, 4], Illyria: [2, 0] })
    expect([first.region, first.camp]).toEqual(['hellas', [0, 0]])
    expect([first.cities.Macedonia, first.temples.Illyria]).toEqual([1, [0, 0]])
    expect(first.marks).toEqual({ temples: { Illyria: [0] }, cities: {} })
    expect(sceneOf(tale, 1, view).temples.Illyria).toEqual([1, 0])
  })

  it('is not there before the first scoring', () => expect(lastTale(journal.slice(0, 10), 2)).toBeNull())
})

describe('what is said of the things on the table', () => {
  const seats = ['Anna', 'Bruno'].map((name) => ({ name }))
  const view = {
    region: 'hellas', regions: ['hellas', 'asia-minor'], round: 2, active: 0, scores: [12, 9], order: [1, null], secret: { temples: 3, cities: 2 }, boxes: [null, { order: 1, armies: 4, temples: 3, cities: 2 }],
    camp: [2, 0], armies: { Macedonia: [3, 1] }, fresh: { Macedonia: [1, 2, 0, 0] }, temples: { Macedonia: [0, 2] }, cities: { Macedonia: 0 }, marks: { temples: { Macedonia: [0] }, cities: { Macedonia: [] } },
    supply: { temples: [9, 8], cities: [7, 8] }, awards: [{ kind: 'temples', region: 'hellas', points: 5, winner: 1 }, { kind: 'cities', region: null, points: 10, winner: null }],
  }
  const told = (thing: string) => tell(thing, { view, seats } as unknown as Table, PICTURE_BOARD)

  it('tells a province with all that stands there', () => {
    const tip = told('province:macedonia')
    expect(tip?.title).toContain('Macedonia')
    expect(tip?.lines).toEqual(expect.arrayContaining(['Anna: 3 armies', 'Bruno: 1 army', 'Bruno: 2 temples', 'Anna: a city', 'Anna: a temple laid down']))
  })

  it('tells armies, pieces, places, boxes and awards', () => {
    expect(told('army:macedonia-0')).toEqual({ title: 'Anna: 3 armies', lines: ['Macedonia', '2 of them have marched 1 province this round'] })
    expect(told('army:camp-0')?.lines).toEqual(['In the camp'])
    expect(told('laid-temple:macedonia-0')?.title).toBe('Anna: a temple laid down')
    expect([told('place:1')?.lines, told('place:2')?.lines]).toEqual([['Bruno'], ['Still free']])
    expect(told('box:armies-1')?.title).toBe('Armies: 4')
    expect(told('screen:temples')?.lines).toContain('Behind your screen: nobody else sees it yet')
    expect(told('award:temples-hellas')).toEqual({ title: 'Most temples, Hellas: 5 points', lines: ['Bruno would get it now'] })
    expect(told('award:cities-board')?.lines).toEqual(['Nobody would get it now'])
    expect([told('supply:cities-0')?.title, told('score:1')?.title]).toEqual(['Cities in supply: 7', 'Points: 9'])
    expect(told('region:asia-minor')?.lines?.[0]).toBe('Still to come')
    expect(told('camp:region')?.lines).toContain('Anna: 2 armies')
  })

  it('tells nothing of what is not there', () => {
    expect(['province:atlantis', 'army:camp-1', 'award:cities-hellas', 'region:gallia', 'card:7'].map(told)).toEqual([null, null, null, null, null])
  })

  it('names them in choices and in the journal', () => {
    expect(names({ notation: 'cross camp macedonia', verb: 'cross', args: { origin: 'camp', goal: 'Macedonia' }, label: '', final: false, preview: null })).toEqual(['camp:region', 'province:macedonia'])
    expect(names({ ply: 1, kind: 'placed', text: '', rule: '', seat: 0, data: { number: 2 } })).toEqual(['place:2'])
    const told = (kind: string, data: Record<string, unknown>) => names({ ply: 1, kind, text: '', rule: '', seat: 1, data })
    expect(told('crossed', { origin: 'camp', goal: 'Macedonia' })).toEqual(['camp:region', 'province:macedonia', 'army:macedonia-1'])
    expect([told('laid-city', { province: 'Macedonia' }), told('temple-built', { province: 'Macedonia' })].map((all) => all.at(-1))).toEqual(['laid-city:macedonia-1', 'temple:macedonia-1'])
  })
})
