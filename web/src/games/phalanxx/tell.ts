// About each thing on the table, in words: what it is and how it stands now.
import type { Action, JournalLine, Table } from '../../lib/protocol'
import { capital, t } from '../../lib/text.svelte'
import type { Tip } from '../game'
import { noDieFor, shortOf } from './conditions'
import { HEROISM, LINES, type Args, type Board, type Card, type Choice, type Prospect, type View } from './types'
import { abilityDoes, abilityName, cardName, COUNTED_WORDS, forceWords, KIND_WORDS, lack, LINE_WORDS, need, regionName, regionWords, rolledWords, sideNames, usedWords } from './words'

/** Of whom or what, and how much. */
const of = (name: string, what: string, count?: number) => t('client-of', { name, what: count === undefined ? what : `${what}, ${count}` })

/** What a card is and asks for, line by line. */
function cardLines(card: Card, prospect: Prospect | undefined): string[] {
  const kind = [t(KIND_WORDS[card.colour]), ...(card.symbol ? [t(KIND_WORDS[card.symbol])] : [])].join(', ')
  const lines = [`${kind} · ${t('client-epoch', { epoch: card.epoch })}`]
  if (card.scale) {
    const steps = card.scale.steps.flatMap((force, count) => (count === 0 ? [] : [t('client-step', { count, force })])).join(', ')
    lines.push(t('client-scale', { what: t(COUNTED_WORDS[card.scale.by]), steps }))
    if (prospect) lines.push(t('client-force-now', { force: prospect.force }))
  } else if (card.force !== null) lines.push(t('client-force-of', { force: card.force }))
  if (card.ability) lines.push(of(abilityName(card.ability), abilityDoes(card.ability)))
  if (card.conditions.length === 0) return [...lines, t('client-asks-nothing')]
  const asked = card.conditions.map((condition) => {
    const short = shortOf(condition, prospect)
    return `${short ? '✗' : prospect ? '✓' : '·'} ${need(condition)}${short ? ` (${lack(short)})` : ''}`
  })
  return [...lines, t('client-asks'), ...asked]
}

function tellCard(id: string, table: Table, board: Board | null): Tip {
  const view = table.view as View
  const card = board?.cards.find((each) => each.id === id)
  const title = cardName(id, card)
  if (id === HEROISM) return { title, lines: [t('client-heroism-does')] }
  const lines = card ? cardLines(card, view.outlook?.[id]) : []
  const price = [...view.row, view.scouted].find((offer) => offer?.card === id)?.price
  if (price !== null && price !== undefined) lines.unshift(capital(t('client-price', { price })))
  if (noDieFor(id, view, (table.decision?.actions ?? []) as Choice[])) lines.push(capital(t('client-no-die')))
  const holder = view.sides.findIndex(({ cards }) => cards.some((played) => played.card === id))
  if (holder >= 0) {
    lines.push(t('client-played-by', { name: sideNames(table)[holder] ?? '' }))
    if (view.sides[holder]?.cards.some((played) => played.card === id && played.rotated)) lines.push(t('client-rotated-does'))
  }
  return { title, lines }
}

function tellRegion(id: string, table: Table, board: Board | null): Tip | null {
  const view = table.view as View
  const region = board?.sides.find(({ name }) => name === view.side)?.regions.find((each) => each.id === id)
  if (!region) return null
  const holder = view.sides.findIndex(({ held }) => held.includes(id))
  return { title: regionName(region), lines: regionWords(region, holder < 0 ? null : (sideNames(table)[holder] ?? '')) }
}

function tellHome(name: string, table: Table): Tip | null {
  const [side = 0, slot = 0] = name.split('-').map(Number)
  const die = (table.view as View).sides[side]?.home[slot - 1]
  if (!die) return null
  const owner = sideNames(table)[side] ?? ''
  return { title: t('client-home-die', { die: rolledWords(die) }), lines: [t('client-home-of', { name: owner, slot }), ...(die.value === null ? [] : [t('client-home-does', { value: die.value })])] }
}

function tellSlot(slot: number, table: Table): Tip {
  const view = table.view as View
  const side = view.seat ?? view.active
  const value = view.sides[side]?.home[slot - 1]?.value ?? null
  const used = view.active === side ? view.grey[slot - 1] : null
  return { title: usedWords(slot, used), lines: used || value === null ? [t('client-slot-does')] : [t('client-slot-does'), t('client-home-does', { value })] }
}

/** What is told of a side: where it stands, what it has, what that would be worth. */
function tellSide(counter: string, number: number, table: Table, board: Board | null): Tip | null {
  const view = table.view as View
  const side = view.sides[number]
  const name = sideNames(table)[number] ?? ''
  if (!side) return null
  const { talents, reserve, soldiers, lost, hand_size: count, reckoning } = side
  switch (counter) {
    case 'force':
      return { title: forceWords(side, name, view.heroism), lines: [t('client-track-tip')] }
    case 'talents':
      return { title: of(name, t('client-purse', { talents })), lines: [t('client-talents-do')] }
    case 'reserve':
      return { title: of(name, t('client-reserve'), reserve), lines: [t('client-soldiers', { soldiers, reserve, lost })] }
    case 'hand': {
      const seen = side.seen.map((id) => cardName(id, board?.cards.find((each) => each.id === id))).join(', ')
      return { title: of(name, t('client-cards-in-hand'), count), lines: seen ? [`${t('client-in-hand', { count })} ${seen}`] : [] }
    }
    case 'points':
      return {
        title: of(name, t('client-points-now'), reckoning.total),
        lines: LINES.filter((line) => reckoning[line] !== 0).map((line) => of(t(LINE_WORDS[line]), String(reckoning[line]))),
      }
    case 'ability':
      return side.action_card ? { title: abilityName(side.action_card), lines: [abilityDoes(side.action_card), name] } : null
    default:
      return null
  }
}

export function tell(thing: string, table: Table, given: unknown): Tip | null {
  const board = given as Board | null
  const view = table.view as View
  const [kind = '', name = ''] = thing.split(':')
  switch (kind) {
    case 'card':
      return tellCard(name, table, board)
    case 'region':
      return tellRegion(name, table, board)
    case 'pile':
      return { title: t('client-pile', { count: view.pile }), lines: [t('client-pile-does')] }
    case 'die': {
      const die = view.dice[Number(name) - 1]
      return die ? { title: rolledWords(die), lines: [t('client-die-does')] } : null
    }
    case 'home':
      return tellHome(name, table)
    case 'slot':
      return tellSlot(Number(name), table)
    default:
      return tellSide(kind, Number(name), table, board)
  }
}

/** What a choice or a line of the journal names; the slot of a line is that of whoever moved. */
export function names(said: Action | JournalLine): string[] {
  const isChoice = 'args' in said
  const { card, region, slot } = (isChoice ? said.args : said.data) as Args
  const pile = isChoice && said.verb === 'scout' ? ['pile:cards'] : []
  return [...(card ? [`card:${card}`] : []), ...(region ? [`region:${region}`] : []), ...(slot ? [isChoice ? `slot:${slot}` : `home:${said.seat}-${slot}`] : []), ...pile]
}
