// Things of the game by their names. A board of the reader's own may have others: those are shown as they are.
import { capital, known } from '../../lib/text.svelte'

type Sort = 'advisor' | 'area' | 'campaign' | 'insight' | 'kind' | 'nation' | 'operation' | 'option' | 'plan' | 'prophecy' | 'work'

const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** Where a thing has its words; some things only the browser names. */
const idsOf = (sort: Sort, name: string, part = '') => [`${sort}-${slug(name)}${part}`, `client-${sort}-${slug(name)}${part}`]

/** The name of a thing in the reader's language. */
export const word = (sort: Sort, name: string): string => known([...idsOf(sort, name, '.name'), ...idsOf(sort, name)], name)

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
