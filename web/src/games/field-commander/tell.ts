// What each thing on the table is and how it stands now, in words.
import type { Table } from '../../lib/protocol'
import { capital, t } from '../../lib/text.svelte'
import type { Tip } from '../game'
import { kindsOf, stacked } from './plate'
import type { Area, AreaState, Board, Counter, Fighter, Values, View } from './types'
import { areaId, does, enemyDoes, turnName, word } from './words'

const KINDS = { plain: 'client-area-plain', battle: 'client-area-battle', stronghold: 'client-area-stronghold' }
const CONQUERED = { governed: 'client-governed', razed: 'client-razed', taken: 'client-taken' }
const ORACLES: Record<string, string> = { waiting: 'client-oracle-waiting', shunned: 'client-oracle-shunned', accepted: 'client-oracle-accepted' }
const SECTIONS = ['client-wall-ruined', 'client-wall-cracked', 'client-wall-whole']

/** All about an area but its garrison. */
export const factsOf = ({ kind }: Area, state: AreaState): string[] => [
  `${t(KINDS[kind])} · ${t('client-range', { range: state.range })}`,
  ...(state.conquered ? [t(CONQUERED[state.conquered])] : []),
  ...(ORACLES[state.oracle] ? [t(ORACLES[state.oracle] ?? '')] : []),
  ...(state.demanded && !state.conquered ? [t('client-demanded')] : []),
  ...(state.city ? [t('client-has-city')] : []),
  ...(state.temple ? [t('client-has-temple')] : []),
  ...(state.gold > 0 ? [t('client-lure-gold', { gold: state.gold })] : []),
  ...(state.glory > 0 ? [t('client-lure-glory', { glory: state.glory })] : []),
]

export const valuesOf = ([speed, battle, superscript]: Values): string => t('client-values', { speed, battle, superscript })

/** Some counters that look alike, with their values. */
export function stackWords({ kind, reduced, count, values }: { kind: string; reduced: boolean; count: number; values: Values | null }): string {
  const name = `${word('kind', kind)}${reduced ? ` (${t('client-reduced')})` : ''}`
  return `${count > 1 ? `${count} × ` : ''}${name}${values ? `: ${valuesOf(values)}` : ''}`
}

export function areaTip(area: Area, state: AreaState, board: Board): Tip {
  return { title: word('area', area.name), lines: [...factsOf(area, state), ...stacked(state.garrison, kindsOf(board)).map(stackWords)] }
}

function counterTip(name: string, view: View, board: Board): Tip | null {
  const fighter = [...(view.battle?.own ?? []), ...(view.battle?.enemy ?? [])].find(({ counter }) => counter === name)
  if (fighter) return { title: titleOf(fighter), lines: [...(fighter.kind === 'wall' ? [] : [valuesOf([fighter.speed, fighter.battle, fighter.superscript])]), ...conditionOf(fighter), ...alexander(name, view)] }
  if (name === 'alexander') return { title: word('kind', name), lines: [valuesOf(view.army.alexander), ...alexander(name, view), t('client-stands', { area: word('area', view.army.at) })] }
  const force = view.army.forces.find(({ counter }) => counter === name)
  const facts = board.counters[name]
  if (force && facts) return { title: titleOf(force), lines: [valuesOf((force.reduced ? facts.reduced : facts.full) ?? facts.full)] }
  if (facts && view.battle?.regroup.includes(name)) return { title: word('kind', facts.kind), lines: [t('client-regrouping')] }
  return null
}

const titleOf = ({ kind, reduced }: Counter) => `${word('kind', kind)}${reduced ? ` (${t('client-reduced')})` : ''}`
const alexander = (name: string, { army }: View) => (name === 'alexander' ? [t('client-army', { level: army.level, forces: army.forces.length })] : [])
const conditionOf = ({ tired, acted, acting }: Fighter) => (tired ? [capital(t('client-tired'))] : acting ? [capital(t('client-acting'))] : acted ? [capital(t('client-acted'))] : [])

function turnTip(number: number, view: View): Tip | null {
  const square = view.turns[number - 1]
  if (!square) return null
  const due = view.prophecies.filter(({ until }) => until === number).map(({ name }) => `${word('prophecy', name)}: ${does('prophecy', name)}`)
  const stands = number < view.turn ? [t('client-turn-past')] : number === view.turn ? [t('client-turn-now')] : []
  return { title: t('client-square', { name: turnName(square.name), points: square.points }), lines: [...stands, ...due] }
}

function treasuryTip(name: string, view: View): Tip | null {
  if (name === 'gold') return { title: t('client-gold-of', { gold: view.gold, limit: view.gold_limit }), lines: [`${t('client-income')}: ${view.income.gold - view.income.lost}`] }
  if (name === 'glory') return { title: `${t('client-glory')}: ${view.glory}`, lines: [t('client-glory-means')] }
  return view.prospect ? { title: t('client-if-won', { points: view.prospect.points, immortality: view.prospect.immortality }) } : null
}

function dieTip(name: string, { scouting, order, intimidation, battle }: View): Tip | null {
  if (name === 'scouting' && scouting) return { title: t('client-roll-open', { roll: scouting.roll }), lines: [t('client-scouted', { area: word('area', scouting.area), gold: scouting.gold, hits: scouting.hits })] }
  if (name === 'order' && order) return { title: t('client-roll-open', { roll: order.roll }), lines: [t('client-order-of', { area: word('area', order.area), total: order.total })] }
  if (name === 'intimidation' && intimidation) return { title: t('client-roll-open', { roll: intimidation.roll }), lines: [t('client-demand', { advantage: intimidation.advantage, added: intimidation.added, total: intimidation.total })] }
  const roll = battle?.roll
  return name === 'fate' && roll && roll.die !== null ? { title: t('client-rolled', { roll: roll.die, needs: roll.needs ?? 0, hits: roll.hits }), lines: [t('client-fate-open')] } : null
}

function trackTip(name: string, view: View): Tip | null {
  if (!view.tyre) return null
  const { transports, mole, ships, warships } = view.tyre
  const count = { transport: transports, mole, 'siege-ship': ships, warship: warships }[name]
  return count === undefined ? null : { title: `${capital(word('work', name))}: ${count}`, lines: [does('work', name)] }
}

function operationTip(number: number, { operation }: View): Tip | null {
  const name = operation.drawn[number - 1]
  if (name === undefined) return null
  const before = operation.drawn.slice(0, number).filter((each) => each === name).length
  const cancelled = before <= operation.cancelled.filter((each) => each === name).length
  return { title: word('operation', name), lines: [cancelled ? capital(t('client-cancelled')) : t('client-operation-waits')] }
}

export function tell(thing: string, table: Table, given: unknown): Tip | null {
  const [view, board] = [table.view as View, given as Board | null]
  const [kind = '', name = ''] = thing.split(':')
  const number = Number(name)
  if (!board) return null
  if (kind === 'area') {
    const area = board.campaigns.find(({ id }) => id === view.campaign)?.areas.find((each) => areaId(each.name) === thing)
    const state = area && view.areas[area.name]
    return area && state ? areaTip(area, state, board) : null
  }
  if (kind === 'counter') return counterTip(name, view, board)
  if (kind === 'turn') return turnTip(number, view)
  if (kind === 'treasury') return treasuryTip(name, view)
  if (kind === 'die') return dieTip(name, view)
  if (kind === 'track') return trackTip(name, view)
  if (kind === 'operation') return operationTip(number, view)
  if (kind === 'section') {
    const left = view.tyre?.sections[number - 1]
    return left === undefined ? null : { title: t(SECTIONS[left] ?? 'client-wall-whole', { section: number }) }
  }
  if (kind === 'enemy-plan') return { title: `${t('client-enemy-plan')}: ${word('plan', name)}${times(view.battle?.enemy_plans[name])}`, lines: [enemyDoes(name)] }
  if (kind === 'plan') return { title: `${word('plan', name)}${times(name === 'fate' ? view.battle?.fate : view.battle?.plans[name])}`, lines: [does('plan', name)] }
  if (kind === 'prophecy') return prophecyTip(name, view)
  return kind === 'advisor' || kind === 'insight' ? { title: word(kind, name), lines: [does(kind, name)] } : null
}

const times = (count = 1) => (count > 1 ? ` ×${count}` : '')

function prophecyTip(name: string, view: View): Tip | null {
  const open = view.prophecies.find((each) => each.name === name)
  return open ? { title: word('prophecy', name), lines: [does('prophecy', name), capital(t('client-turns-left', { turns: open.turns_left }))] } : null
}
