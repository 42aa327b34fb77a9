// Things of the game by their names. A board of the reader's own may have others: those are shown as they are.
import { capital, known } from '../../lib/text.svelte'
import type { Mark } from './plate'

type Sort = 'advisor' | 'area' | 'campaign' | 'insight' | 'kind' | 'nation' | 'operation' | 'option' | 'plan' | 'prophecy' | 'work'

const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** Where a thing has its words; some things only the browser names. */
const idsOf = (sort: Sort, name: string, part = '') => [`${sort}-${slug(name)}${part}`, `client-${sort}-${slug(name)}${part}`]

/** The name of a thing in the reader's language. */
export const word = (sort: Sort, name: string): string => known([...idsOf(sort, name, '.name'), ...idsOf(sort, name)], name)

/** What the small signs on a plate mean. */
export const MARK_WORDS: Record<Mark['sign'], string> = {
  governed: 'client-governed',
  razed: 'client-razed',
  taken: 'client-taken',
  oracle: 'client-oracle-waiting',
  city: 'client-has-city',
  temple: 'client-has-temple',
  gold: 'client-lure-gold',
  glory: 'client-lure-glory',
}

/** An area as ids and messages spell it. */
export const areaId = (name: string): string => `area:${slug(name)}`

/** A number with a real minus. */
export const figure = (number: number): string => (number < 0 ? `−${-number}` : `${number}`)

/** The name of a Force where its side is plain to see. */
export const shortName = (kind: string): string => known(idsOf('kind', kind, '.short'), word('kind', kind))

/** What a thing does; nothing if that is not known. */
export const does = (sort: Sort, name: string): string => capital(known(idsOf(sort, name, '.does'), ''))

/** What a choice brings, by the thing that it takes: `plan-flank`. */
export const effectOf = (thing: string): string => known([`effect-${thing}`], '')

/** What a battle plan does for the enemy. */
export const enemyDoes = (plan: string): string => capital(known(idsOf('plan', plan, '.enemy-does'), ''))

/** What a campaign is about. */
export const taleOf = (campaign: string): string => known(idsOf('campaign', campaign, '.tale'), '')

/** A square of the turn track: a season, a month or a year. */
export const turnName = (name: string): string => capital(known([`track-${slug(name)}`], name))
