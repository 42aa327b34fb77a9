import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { diceOf } from '../src/games/field-commander/dice'
import { array, cellOf, choicesOf, lanesOf, wallsOf, type Measure } from '../src/games/field-commander/field'
import { nearby, survey } from '../src/games/field-commander/geometry'
import { layOut, type Box } from '../src/games/field-commander/layout'
import { plateOf, sizeOf, stacked, type Kind } from '../src/games/field-commander/plate'
import type { Area, AreaState, Battle, Board, Campaign, Choice, Fighter } from '../src/games/field-commander/types'
import type { Table } from '../src/lib/protocol'
import { isLand, type Spot } from '../src/lib/world'
import { speak } from './fakes'

await speak('field-commander')
const { names } = await import('../src/games/field-commander/names')
const { stackWords, tell } = await import('../src/games/field-commander/tell')
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

  it('has a lane for each speed, and one for the Walls, which have none', () => {
    expect(lanesOf(battle).map(({ speed, enemy, own: ours }) => [speed, enemy.length, ours.length])).toEqual([[6, 0, 0], [5, 1, 0], [4, 0, 0], [3, 0, 0], [2, 0, 0], [1, 0, 2], [0, 0, 1], [null, 1, 0]])
    expect(wallsOf(battle).map(({ counter }) => counter)).toEqual(['wall-1'])
    expect(lanesOf({ own, enemy: [] } as unknown as Battle).map(({ speed }) => speed)).toEqual([6, 5, 4, 3, 2, 1, 0])
  })

  const MEASURE: Measure = { least: 44, most: 168, gap: 4, lane: 4, middle: 32, empty: 20, named: 76, name: 22 }
  const crowd = (count: number, speed: number) => Array.from({ length: count }, (_, i) => fighter(`archer-${speed}-${i}`, speed))
  const grounds = [[934, 430], [1700, 900], [380, 420], [560, 340], [800, 620], [560, 560]] as const

  it.each(grounds)('stands in full on a ground of %i by %i, with counters as large as can be', (width, height) => {
    const lanes = lanesOf({ own: [...crowd(3, 4), ...crowd(2, 2), ...crowd(4, 1)], enemy: [...crowd(2, 5), ...crowd(4, 2)] } as unknown as Battle)
    const fits = (size: number, across: boolean, enemy: number, ours: number) => {
      const cell = cellOf(size, across, MEASURE)
      const full = lanes.filter((lane) => lane.own.length + lane.enemy.length > 0)
      const long = full.reduce((sum, lane) => sum + Math.max(1, Math.ceil(lane.enemy.length / enemy), Math.ceil(lane.own.length / ours)) * (across ? cell.width : cell.height) + MEASURE.lane, across ? (lanes.length - full.length) * MEASURE.empty : 0)
      const deep = (enemy + ours) * (across ? cell.height : cell.width) + MEASURE.middle
      return across ? long <= width && deep <= height : long <= height && deep <= width
    }
    const order = array(lanes, { width, height }, MEASURE)
    expect(order.size).toBeGreaterThanOrEqual(MEASURE.least)
    expect(fits(order.size, order.across, order.enemy, order.own)).toBe(true)
    const larger = [true, false].flatMap((across) => [1, 2, 3, 4].flatMap((enemy) => [1, 2, 3, 4].map((ours) => fits(order.size + 4, across, enemy, ours))))
    expect(order.size + 4 > MEASURE.most || !larger.includes(true)).toBe(true)
  })

  it('lays the lanes one below the other where the ground is tall', () => {
    const lanes = lanesOf({ own: [...crowd(2, 4), ...crowd(2, 2)], enemy: [...crowd(2, 5), ...crowd(2, 1)] } as unknown as Battle)
    expect([array(lanes, { width: 380, height: 700 }, MEASURE).across, array(lanes, { width: 900, height: 420 }, MEASURE).across]).toEqual([false, true])
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

describe('what is said of the things on the table', () => {
  const board = { campaigns, counters: { 'phalanx-1': { kind: 'phalanx', nation: 'macedon', type: 'PH', full: [1, 4, 0], reduced: [0, 2, 0] } } } as unknown as Board
  const view = {
    campaign: 'granicus', stage: 'conquest', turn: 2, turns: campaigns[0]?.track, gold: 7, gold_limit: 40, glory: 3, income: { gold: 5, lost: 1 }, insights: ['spies'], advisors: ['parmenion'],
    areas: { Sardis: { ...state(['phalanx', 'phalanx', 'wall']), conquered: null, gold: 2 } }, army: { at: 'Sardis', level: 2, alexander: [3, 2, 0], forces: [{ counter: 'phalanx-1', kind: 'phalanx', reduced: true }] },
    operation: { drawn: ['one-force', 'one-force'], cancelled: ['one-force'] }, prophecies: [{ name: 'winds', until: 2, turns_left: 1 }], battle: null, scouting: null, order: null, intimidation: null, tyre: null, prospect: null,
  }
  const told = (thing: string, more: object = {}) => tell(thing, { view: { ...view, ...more } } as unknown as Table, board)

  it('tells an area with its garrison, and a counter with its values', () => {
    expect(told('area:sardis')).toEqual({ title: 'Sardis', lines: ['Stronghold · range 1', '2 gold awaits its surrender', '2 × Phalanx: Speed 1, battle value 4, superscript 0', 'Wall'] })
    expect(told('counter:phalanx-1')).toEqual({ title: 'Phalanx (reduced)', lines: ['Speed 0, battle value 2, superscript 0'] })
    expect(told('counter:alexander')?.lines).toContain('Stands at Sardis')
    expect(stackWords({ kind: 'wall', reduced: false, count: 2, values: null })).toBe('2 × Wall')
  })

  it('tells turns, treasure, court and operations as they stand', () => {
    expect(told('turn:2')?.lines).toEqual(['This turn', 'The Winds: Pay 5 gold'])
    expect(told('treasury:gold')?.lines).toEqual(['Gold at the next resupply: 4'])
    expect([told('advisor:parmenion'), told('insight:spies')].every((tip) => (tip?.lines?.[0] ?? '') !== '')).toBe(true)
    expect([told('operation:1')?.lines, told('operation:2')?.lines]).toEqual([['Cancelled'], ['It takes effect at Go!']])
  })

  it('tells nothing of what is not there', () => {
    expect(['area:atlantis', 'counter:war-dogs', 'turn:99', 'die:scouting', 'section:1', 'track:mole', 'operation:7', 'prophecy:lions', 'card:7'].map((thing) => told(thing))).toEqual(Array(9).fill(null))
  })

  it('names them in choices and in the journal', () => {
    expect(names({ notation: 'scout old tyre', verb: 'scout', args: { area: 'Old Tyre' }, label: '', final: false, preview: null })).toEqual(['area:old-tyre'])
    expect(names({ notation: 'sink', verb: 'sink', args: {}, label: '', final: false, preview: null })).toEqual(['track:warship'])
    expect(names({ notation: 'rally', verb: 'rally', args: {}, label: '', final: false, preview: null })).toEqual(['plan:rally'])
    expect(names({ notation: 'ram siege-engine-1', verb: 'ram', args: { counter: 'siege-engine-1' }, label: '', final: false, preview: null })).toEqual(['counter:siege-engine-1', 'plan:sacrifice'])
    expect(names({ ply: 1, kind: 'attacked', text: '', rule: '', seat: 0, data: { counter: 'archer-1', kind: 'archer', roll: 2 } })).toEqual(['counter:archer-1'])
  })
})
