import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nearby, survey, within } from '../src/games/phalanxx/geometry'
import { labelsFor } from '../src/games/phalanxx/labels'
import { PICTURE_HOLDERS, PICTURE_REGIONS } from '../src/games/phalanxx/picture'
import { SIGNS } from '../src/games/phalanxx/signs'
import { lastDeeds } from '../src/games/phalanxx/story'
import type { Choice, Condition, DieState, Region } from '../src/games/phalanxx/types'
import { keysOf, onlyDie, usesOf } from '../src/games/phalanxx/uses'
import type { JournalLine } from '../src/lib/protocol'
import { DEGREE, isLand, type Spot } from '../src/lib/world'
import { speak } from './fakes'

await speak('phalanxx')
const { abilityBrief, abilityDoes, cardName, lack, need, rankName, regionName, signOf } = await import('../src/games/phalanxx/words')

// The game's own board, as far as a client draws it.
const text = readFileSync(new URL('../../src/argead/games/phalanxx/board.toml', import.meta.url), 'utf8')
const [, first = '', second = ''] = text.split('[[side]]')
const regionsOf = (part: string): Region[] =>
  [...part.matchAll(/\{ id = "([^"]+)", name = "([^"]+)", kind = "(\w+)"(.*?)at = \[([\d.]+), ([\d.]+)\], borders = \[(.*)\] \}/g)].map(([, id = '', name = '', kind, rest = '', lon, lat, borders = '']) => ({
    id,
    name,
    kind: kind as Region['kind'],
    place: /place = "([^"]+)"/.exec(rest)?.[1] ?? null,
    value: Number(/value = (\d+)/.exec(rest)?.[1] ?? 0),
    start: null,
    half: rest.includes('"left"') ? 'left' : null,
    at: [Number(lon), Number(lat)],
    borders: [...borders.matchAll(/"([^"]+)"/g)].map(([, other]) => other ?? ''),
  }))
const four = regionsOf(first)
const three = regionsOf(second)
const ids = (regions: Region[]) => regions.map(({ id }) => id)
const left = ids(four.filter(({ half }) => half === 'left'))
const maps = [
  { name: 'II/IV, left half', regions: four, inPlay: left },
  { name: 'II/IV', regions: four, inPlay: ids(four) },
  { name: 'III', regions: three, inPlay: ids(three) },
]

describe('the words of the game', () => {
  const cards = [...text.matchAll(/\[\[card\]\]\nid = "([^"]+)"/g)].map(([, id]) => id ?? '')
  const abilities = [...text.matchAll(/^ability = "([^"]+)"/gm)].map(([, id]) => id ?? '')
  const conditions = [...text.matchAll(/\{ kind = "([\w-]+)"(?:, (?:colour|symbol) = "(\w+)")?, least = (\d+) \}/g)].map(([, kind = '', of, least]): Condition => ({ kind, of: of ?? null, least: Number(least) }))

  it('are known for everything on the printed board', () => {
    expect([cards.length, abilities.length, new Set(conditions.map(({ kind }) => kind)).size]).toEqual([42, 5, 10])
    expect([...cards, 'heroism'].filter((id) => cardName(id) === id)).toEqual([])
    expect([...four, ...three].filter(({ id }) => regionName({ id, name: id }) === id)).toEqual([])
    expect(abilities.filter((id) => abilityDoes(id) === '' || abilityBrief(id) === id)).toEqual([])
    expect(['dishonoured', 'soldier', 'sergeant', 'lieutenant', 'general', 'royal-adviser', 'the-great'].filter((id) => rankName(id) === id)).toEqual([])
  })

  it('say what each condition asks for, what is there of it, and have a sign for it', () => {
    for (const condition of conditions) {
      expect(need(condition)).not.toContain('-')
      expect(lack({ ...condition, have: 0 })).toContain(`0 of ${condition.least}`)
      expect(SIGNS[signOf(condition)]).toBeTruthy()
    }
  })

  it('show what is unknown as it is', () => {
    expect(regionName({ id: 'atlantis', name: 'Atlantis' })).toBe('Atlantis')
    expect(cardName('trojan-horse')).toBe('trojan-horse')
  })
})

describe('the maps', () => {
  const SHORE = 12
  const ashore = ({ x, y }: Spot) => [[0, 0], [SHORE, 0], [-SHORE, 0], [0, SHORE], [0, -SHORE]].some(([dx = 0, dy = 0]) => isLand({ x: x + dx, y: y + dy }))

  it('have the regions of the printed board', () => expect([four.length, left.length, three.length]).toEqual([32, 16, 24]))

  it.each(maps)('$name: regions lie on land, and each border is one way', ({ regions, inPlay }) => {
    const { plots, ways } = survey(regions, inPlay)
    expect([...plots.keys()].sort()).toEqual([...inPlay].sort())
    expect([...plots.values()].filter(({ spot }) => !ashore(spot)).map(({ region }) => region.id)).toEqual([])
    const borders = regions.filter(({ id }) => inPlay.includes(id)).flatMap((region) => region.borders.filter((other) => inPlay.includes(other)))
    expect(ways.length * 2).toBe(borders.length)
  })

  it.each(maps)('$name: no way runs over a third place', ({ regions, inPlay }) => {
    const { plots, ways } = survey(regions, inPlay)
    const close = ways.flatMap(({ key, ends, course }) =>
      [...plots.values()]
        .filter(({ region, spot }) => !ends.includes(region.id) && Math.min(...course.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y))) < 0.35 * DEGREE)
        .map(({ region }) => `${key}: ${region.id}`),
    )
    expect(close).toEqual([])
  })

  it.each(maps)('$name: on a wide screen every city and oasis has its name', ({ regions, inPlay }) => {
    const geometry = survey(regions, inPlay)
    const scale = Math.min((1050 - 148) / geometry.window.width, (520 - 104) / geometry.window.height)
    const labels = labelsFor(geometry, new Map(regions.map((region) => [region.id, region.name])), scale, { beside: 74, above: 52 })
    const nameless = regions.filter(({ id, kind }) => inPlay.includes(id) && kind !== 'plain' && !labels.has(id))
    expect(ids(nameless)).toEqual([])
  })

  it('leave names out rather than pile them up', () => {
    const geometry = survey(four, ids(four))
    const labels = labelsFor(geometry, new Map(), 0.1, { beside: 74, above: 52 })
    expect(labels.size).toBeLessThan(four.length)
  })

  it('look at the own lands and their neighbours where there is little room, and never at more than can be read', () => {
    const geometry = survey(four, ids(four))
    const near = nearby(geometry, ['indos'])
    expect(near.width).toBeLessThan(geometry.window.width / 3)
    const most = { width: 900, height: 600 }
    expect(within(near, { width: 9000, height: 9000 }, geometry)).toBe(near)
    expect(within(geometry.window, most, geometry)).toMatchObject(most)
  })

  it('have a picture whose regions know each other', () => {
    for (const { id, borders } of PICTURE_REGIONS) for (const other of borders) expect(PICTURE_REGIONS.find((region) => region.id === other)?.borders).toContain(id)
    expect(PICTURE_HOLDERS.flat().filter(([id]) => !ids(PICTURE_REGIONS).includes(id))).toEqual([])
  })
})

describe('dice', () => {
  const place = (colour: DieState['colour'], value: number, slot: number): Choice => ({ notation: `place ${colour}-${value} ${slot}`, verb: 'place', args: { colour, value, slot }, label: '', final: false, preview: null })
  const dice: DieState[] = [{ colour: 'white', value: 4 }, { colour: 'white', value: 4 }, { colour: 'orange', value: 2 }]

  it('that look alike have the same uses', () => {
    const choices = [place('white', 4, 1), place('white', 4, 3), place('orange', 2, 3)]
    expect(dice.map((die) => usesOf(die, choices).map(({ args }) => args.slot))).toEqual([[1, 3], [1, 3], [3]])
  })

  it('keep their keys while others are used', () => {
    const keys = keysOf(dice, 3)
    expect(new Set(keys).size).toBe(3)
    expect(keysOf(dice.slice(1), 3)).toEqual([keys[0], keys[2]])
    expect(keysOf(dice, 4)).not.toContain(keys[0])
  })

  it('need not be picked where only one can be used', () => {
    expect(onlyDie(dice, [place('white', 4, 1)])).toBe(0)
    expect(onlyDie(dice, [place('orange', 2, 1), place('orange', 2, 2)])).toBe(2)
    expect(onlyDie(dice, [place('orange', 2, 1), place('white', 4, 2)])).toBeNull()
    expect(onlyDie(dice, [])).toBeNull()
  })
})

describe('what happened on the map', () => {
  const line = (kind: string, region?: string): JournalLine => ({ ply: 1, kind, text: kind, rule: '', seat: 0, data: region ? { region } : {} })
  const journal = [line('turn'), line('rolled'), line('conquered', 'persis'), line('turn'), line('rolled'), line('fought', 'syria'), line('conquered', 'syria'), line('conquered', 'arabia')]
  const told = (lines: JournalLine[]) => {
    const { conquered, fought } = lastDeeds(lines)
    return [[...conquered], [...fought]]
  }

  it('is told of the turn being played', () => expect(told(journal)).toEqual([['syria', 'arabia'], ['syria']]))
  it('is still told until the next player has rolled', () => {
    expect(told([...journal, line('turn'), line('bought')])).toEqual([['syria', 'arabia'], ['syria']])
    expect(told([...journal, line('turn'), line('bought'), line('rolled')])).toEqual([[], []])
  })
  it('is nothing at the start', () => expect(told([line('settled')])).toEqual([[], []]))
})
