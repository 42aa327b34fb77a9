import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { diceOf } from '../src/games/field-commander/dice'
import { choicesOf, lanesOf, wallsOf } from '../src/games/field-commander/field'
import { nearby, survey } from '../src/games/field-commander/geometry'
import { layOut, type Box } from '../src/games/field-commander/layout'
import { plateOf, sizeOf, stacked, type Kind } from '../src/games/field-commander/plate'
import type { Area, AreaState, Battle, Campaign, Choice, Fighter } from '../src/games/field-commander/types'
import { isLand, type Spot } from '../src/lib/world'
import { speak } from './fakes'

await speak('field-commander')
const { does, effectOf, enemyDoes, shortName, taleOf, turnName, word } = await import('../src/games/field-commander/words')

// The game's own board, as far as a client draws it.
const text = readFileSync(new URL('../../src/argead/games/field_commander/board.toml', import.meta.url), 'utf8')
const campaigns = text.split('[[campaign]]').slice(1).map((part): Campaign => {
  const areas = [...part.matchAll(/\{ name = "([^"]+)", at = \[([\d.]+), ([\d.]+)\](.*)\}/g)].map(([, name = '', lon, lat, rest = '']): Area => ({
    name,
    slug: name.toLowerCase(),
    at: [Number(lon), Number(lat)],
    kind: rest.includes('"battle"') ? 'battle' : rest.includes('"stronghold"') ? 'stronghold' : 'plain',
    oracle: rest.includes('oracle'),
    nation: null,
    island: part.includes(`island = "${name}"`),
  }))
  const roads = [...(/roads = \[(.*?)\n\]/s.exec(part)?.[1] ?? '').matchAll(/\["([^"]+)", "([^"]+)"\]/g)].map(([, a = '', b = '']): [string, string] => [a, b])
  const track = [...part.matchAll(/\{ name = "([^"]+)", points = (\d+) \}/g)].map(([, name = '', points]) => ({ name, points: Number(points) }))
  const options = [...part.matchAll(/\[\[campaign.option\]\]\nid = "([^"]+)"\npoints = (-?\d+)/g)].map(([, id = '', points]) => ({ id, points: Number(points) }))
  const id = /id = "(\w+)"/.exec(part)?.[1] ?? ''
  return { id, areas, roads, start: areas[0]?.name ?? '', home: null, track, operation: 'none', landing: [], income: { flat: 0, govern: 0, raze: 0, destroyed: 0, transport: 0 }, options, siege: null }
})
const state = (garrison: string[] = []): AreaState => ({ garrison: garrison.map((kind, i) => ({ counter: `${kind}-${i}`, kind, reduced: false })), conquered: null, gold: 0, glory: 0, oracle: 'none', city: false, temple: false, demanded: false, range: 1 })
const KINDS = new Map<string, Kind>([['phalanx', { type: 'PH', nation: 'macedon' }], ['wall', { type: 'WA', nation: 'walls' }]])

describe('the words of the game', () => {
  const kinds = text.split('[[force]]').slice(1).map((part) => /kind = "([^"]+)"/.exec(part)?.[1] ?? '')
  const listed = (title: string) => [...(new RegExp(`\\[${title}\\]\\n([^[]*)`).exec(text)?.[1] ?? '').matchAll(/^(\w+) = \d/gm)].map(([, name]) => name ?? '')
  const nameless = (sort: Parameters<typeof word>[0], names: string[]) => names.filter((name) => word(sort, name) === name && /^[a-z]/.test(name))
  const idle = (sort: Parameters<typeof does>[0], names: string[]) => names.filter((name) => does(sort, name) === '')

  it('are known for everything on the printed board', () => {
    expect([kinds.length, campaigns.map(({ areas }) => areas.length)]).toEqual([29, [9, 9, 6, 16]])
    expect(nameless('kind', kinds)).toEqual([])
    expect(nameless('plan', listed('plans'))).toEqual([])
    expect(idle('plan', listed('plans'))).toEqual([])
    expect(listed('plans').filter((name) => effectOf(`plan-${name}`) === '')).toEqual([])
    expect(listed('enemy_plans').filter((name) => enemyDoes(name) === '')).toEqual([])
    expect(campaigns.filter(({ id }) => taleOf(id) === '')).toEqual([])
    expect(idle('prophecy', listed('prophecies'))).toEqual([])
    expect(idle('option', campaigns.flatMap(({ options }) => options.map(({ id }) => id)))).toEqual([])
  })

  it('tell the turns of every track', () => {
    expect(turnName('Early Spring 333')).toBe('Early spring 333 BC')
    expect(turnName('Ides of March')).toBe('Ides of March')
    expect(campaigns.flatMap(({ track }) => track).filter(({ name }) => !/^[A-Z\d].* BC$/.test(turnName(name)))).toEqual([])
  })

  it('leave the nation out where the side is plain, and show what is unknown as it is', () => {
    expect([shortName('persian-heavy-cavalry'), shortName('memnon'), word('kind', 'war-dogs')]).toEqual(['Heavy Cavalry', 'Memnon', 'war-dogs'])
  })
})

describe('the four maps', () => {
  const SHORE = 8
  const ashore = ({ x, y }: Spot) => [[0, 0], [SHORE, 0], [-SHORE, 0], [0, SHORE], [0, -SHORE]].some(([dx = 0, dy = 0]) => isLand({ x: x + dx, y: y + dy }))

  it.each(campaigns)('$id: every area but the island is on land, or on its shore, and every road joins two of them', (campaign) => {
    const { plots, roads, spots } = survey(campaign)
    expect(plots.filter(({ area, spot }) => !area.island && !ashore(spot)).map(({ area }) => area.name)).toEqual([])
    expect(roads.every(({ ends }) => ends.every((name) => spots.has(name)))).toBe(true)
  })

  it.each(campaigns)('$id: on a wide screen every plate finds room of its own', (campaign) => {
    const geometry = survey(campaign)
    const scale = Math.min((1050 - 300) / geometry.window.width, (715 - 184) / geometry.window.height)
    const garrison = ['phalanx', 'wall']
    const sizes = new Map(campaign.areas.map(({ name, kind }) => [name, sizeOf(plateOf(name, state(kind === 'plain' ? [] : garrison), KINDS))]))
    const boxes = layOut(geometry, sizes, scale, campaign.start)
    expect([...boxes.keys()].sort()).toEqual(campaign.areas.map(({ name }) => name).sort())
    const placed = [...boxes].map(([name, box]): Box => {
      const spot = geometry.spots.get(name) ?? expect.fail(name)
      return { ...box, x: box.x + spot.x * scale, y: box.y + spot.y * scale }
    })
    const covered = placed.flatMap((a, i) => placed.slice(i + 1).map((b) => Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))))
    expect(Math.max(...covered)).toBeLessThan(150)
  })

  it('leave plates out rather than pile them up, and keep the army’s own', () => {
    const campaign = campaigns[3] ?? expect.fail()
    const sizes = new Map(campaign.areas.map(({ name }) => [name, sizeOf(plateOf(name, state(), KINDS))]))
    const boxes = layOut(survey(campaign), sizes, 0.09, campaign.start)
    expect(boxes.has(campaign.start)).toBe(true)
    expect(boxes.size).toBeLessThan(campaign.areas.length)
  })

  it('look at the army and its neighbours where there is little room', () => {
    const geometry = survey(campaigns[3] ?? expect.fail())
    const near = nearby(geometry, 'Taxila')
    expect(near.width).toBeLessThan(geometry.window.width / 2)
    const { x, y } = geometry.spots.get('Hydaspes') ?? expect.fail()
    expect(x > near.x && x < near.x + near.width && y > near.y && y < near.y + near.height).toBe(true)
  })
})

describe('the battlefield', () => {
  const fighter = (counter: string, speed: number, more: Partial<Fighter> = {}): Fighter => ({ counter, kind: counter.replace(/-\d+$/, ''), reduced: false, speed, battle: 2, superscript: 0, acting: false, acted: false, tired: false, ...more })
  const own = [fighter('phalanx-1', 1), fighter('phalanx-2', 1), fighter('phalanx-3', 0, { reduced: true })]
  const battle = { own, enemy: [fighter('archer-1', 5), fighter('wall-1', 0)] } as unknown as Battle
  const choice = (verb: string, counter: string): Choice => ({ notation: `${verb} ${counter}`, verb, args: { counter }, label: '', final: false, preview: null })

  it('has a lane for each speed, and walls in none', () => {
    expect(lanesOf(battle).map(({ speed, enemy, own: ours }) => [speed, enemy.length, ours.length])).toEqual([[6, 0, 0], [5, 1, 0], [4, 0, 0], [3, 0, 0], [2, 0, 0], [1, 0, 2], [0, 0, 1]])
    expect(wallsOf(battle).map(({ counter }) => counter)).toEqual(['wall-1'])
  })

  it('offers a choice on every counter that stands like the one it names', () => {
    const choices = [choice('hit', 'phalanx-1'), choice('disband', 'phalanx-1')]
    expect(own.map((each) => choicesOf(each, own, choices).map(({ notation }) => notation))).toEqual([['hit phalanx-1'], ['hit phalanx-1'], []])
  })

  it('offers a Siege Engine all that it can attack, a sacrifice at a Wall too', () => {
    const engine = fighter('siege-engine-1', 1)
    const verbs = ['attack', 'batter', 'sacrifice', 'ram']
    expect(choicesOf(engine, [engine], verbs.map((verb) => choice(verb, 'siege-engine-1'))).map(({ verb }) => verb)).toEqual(verbs)
  })

  it('shows the dice of this battle turn only, and who fell in it', () => {
    const line = (kind: string, data: Record<string, unknown> = {}) => ({ ply: 1, kind, text: '', rule: '', seat: null, data })
    const dice = diceOf([
      line('battle', { area: 'Issus' }),
      line('attacked', { counter: 'archer-1', kind: 'archer', roll: 2, needs: 2, hits: 1 }),
      line('battle-turn', { number: 2 }),
      line('enemy-attacked', { counter: 'archer-2', kind: 'archer', roll: 6, needs: 2, hits: 0 }),
      line('attacked', { counter: 'phalanx-1', kind: 'phalanx', roll: 3, needs: 4, hits: 1 }),
      line('attacked', { counter: 'phalanx-1', kind: 'phalanx', roll: 4, needs: 3, hits: 0 }),
      line('enemy-destroyed', { counter: 'archer-2', kind: 'archer' }),
    ])
    expect([...dice.rolls].map(([counter, rolls]) => `${counter} ${rolls.map(({ face, hits }) => `${face}:${hits}`).join(' ')}`)).toEqual(['archer-2 6:0', 'phalanx-1 3:1 4:0'])
    expect([dice.own, dice.enemy.map(({ counter }) => counter)]).toEqual([[], ['archer-2']])
  })

  it('stacks counters that look alike, full and reduced apart', () => {
    const counters = own.map(({ counter, kind, reduced }) => ({ counter, kind, reduced }))
    expect(stacked(counters, KINDS).map(({ kind, reduced, count }) => [kind, reduced, count])).toEqual([['phalanx', false, 2], ['phalanx', true, 1]])
  })
})
