// The words of the game that the client says itself. A board of the reader's own may have others: those are shown as they are.
import type { Table } from '../../lib/protocol'
import { t } from '../../lib/text.svelte'
import type { Card, Condition, Counted, Lack, Line, Region, View } from './types'

const KNOWN = new Set([
  'px-card-javelin-throwers', 'px-card-cretan-archers', 'px-card-agrianian-archers', 'px-card-prodromoi', 'px-card-thracian-riders',
  'px-card-paionian-riders', 'px-card-peltasts', 'px-card-hoplites', 'px-card-mercenaries', 'px-card-parmenion', 'px-card-porus',
  'px-card-antigonos', 'px-card-blacksmith', 'px-card-scout', 'px-card-supply-wagon-i', 'px-card-horses', 'px-card-persian-archers',
  'px-card-rhodian-slingers', 'px-card-median-archers', 'px-card-thessalian-riders', 'px-card-baktrian-riders', 'px-card-hypaspists',
  'px-card-pezhetairoi', 'px-card-dareios', 'px-card-bessos', 'px-card-krateros', 'px-card-supply-wagon-ii', 'px-card-fortress', 'px-card-sarissas',
  'px-card-immortals', 'px-card-saka-archers', 'px-card-hetairoi', 'px-card-kataphraktoi', 'px-card-war-elephants', 'px-card-argyraspides',
  'px-card-syntagma', 'px-card-garrison', 'px-card-memmon-of-rhodes', 'px-card-perdikkas', 'px-card-camouflage', 'px-card-military-music',
  'px-card-helepolis', 'px-card-heroism',
  'px-region-phrygia', 'px-region-kappadokia', 'px-region-armenia', 'px-region-atropatene', 'px-region-hyrkania', 'px-region-margiana',
  'px-region-sogdiana', 'px-region-sakai', 'px-region-kilikia', 'px-region-mesopotamia', 'px-region-assyria', 'px-region-media', 'px-region-parthia',
  'px-region-baktria', 'px-region-paropamisos', 'px-region-gandhara', 'px-region-syria', 'px-region-babylonia', 'px-region-susiana',
  'px-region-persis', 'px-region-sagartia', 'px-region-drangiana', 'px-region-arachosia', 'px-region-pentapotamia', 'px-region-nabatene',
  'px-region-arabia', 'px-region-gerrhaia', 'px-region-karmania', 'px-region-gedrosia', 'px-region-oreitis', 'px-region-indos', 'px-region-thar',
  'px-region-lykaonia', 'px-region-chaldaia', 'px-region-areia',
  'px-place-persepolis', 'px-place-babylon', 'px-place-alexandria', 'px-place-ekbatana', 'px-place-baktra', 'px-place-marakanda', 'px-place-thar-well',
  'px-need-die-white', 'px-need-die-orange', 'px-need-die-purple', 'px-need-die-value', 'px-need-dice-sum', 'px-need-symbol-archer',
  'px-need-symbol-cavalry', 'px-need-symbol-infantry', 'px-need-symbol-any', 'px-need-soldiers', 'px-need-talents', 'px-need-cities',
  'px-need-oases', 'px-need-cards-white', 'px-need-cards-orange', 'px-need-cards-purple', 'px-need-force',
  'px-lack-die-white', 'px-lack-die-orange', 'px-lack-die-purple', 'px-lack-die-value', 'px-lack-dice-sum', 'px-lack-symbol-archer',
  'px-lack-symbol-cavalry', 'px-lack-symbol-infantry', 'px-lack-symbol-any', 'px-lack-soldiers', 'px-lack-talents', 'px-lack-cities',
  'px-lack-oases', 'px-lack-cards-white', 'px-lack-cards-orange', 'px-lack-cards-purple', 'px-lack-force',
  'px-ability-blacksmith', 'px-ability-scout', 'px-ability-supply-of-talents', 'px-ability-supply-of-dice', 'px-ability-camouflage',
  'px-ability-intrigue', 'px-ability-merchant', 'px-ability-legend', 'px-ability-forced-march',
  'px-brief-blacksmith', 'px-brief-scout', 'px-brief-supply-of-talents', 'px-brief-supply-of-dice', 'px-brief-camouflage',
  'px-does-blacksmith', 'px-does-scout', 'px-does-supply-of-talents', 'px-does-supply-of-dice', 'px-does-camouflage', 'px-does-intrigue',
  'px-does-merchant', 'px-does-legend', 'px-does-forced-march',
  'px-rank-dishonoured', 'px-rank-soldier', 'px-rank-sergeant', 'px-rank-lieutenant', 'px-rank-general', 'px-rank-royal-adviser',
  'px-rank-the-great',
])

const known = (id: string, otherwise: string, args?: Record<string, number>) => (KNOWN.has(id) ? t(id, args) : otherwise)
const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-')

export const cardName = (id: string, card?: Card): string => known(`px-card-${id}`, card?.name ?? id)
export const regionName = ({ id, name }: Pick<Region, 'id' | 'name'>): string => known(`px-region-${id}`, name)
export const placeName = ({ place }: Region): string => (place === null ? '' : known(`px-place-${slug(place)}`, place))
export const abilityName = (id: string): string => known(`px-ability-${id}`, id)
/** What an ability does; nothing if that is not known. */
export const abilityDoes = (id: string): string => known(`px-does-${id}`, '')
/** The same in three words. */
export const abilityBrief = (id: string): string => known(`px-brief-${id}`, abilityName(id))
export const rankName = (id: string): string => known(`px-rank-${id}`, id)

const PREFIXES: Record<string, string> = { 'die-colour': 'die-', symbols: 'symbol-', cards: 'cards-' }
const keyOf = ({ kind, of }: Condition) => (kind in PREFIXES ? `${PREFIXES[kind]}${of}` : kind)

/** What a condition asks for; what is there of it, where that is too little. */
export const need = (condition: Condition): string => known(`px-need-${keyOf(condition)}`, keyOf(condition), { least: condition.least })
export const lack = (found: Lack): string => known(`px-lack-${keyOf(found)}`, keyOf(found), { least: found.least, have: found.have })

const SIGNS: Record<string, string> = { 'die-colour': 'die', 'die-value': 'die', 'dice-sum': 'sum' }
export const signOf = ({ kind, of }: Condition): string => SIGNS[kind] ?? of ?? kind

/** What a card is: an Army with its symbol, a Leader, Equipment. */
export const KIND_WORDS: Record<Counted, string> = {
  archer: 'px-archer',
  cavalry: 'px-cavalry',
  infantry: 'px-infantry',
  white: 'px-army',
  orange: 'px-leader',
  purple: 'px-equipment',
}
export const COUNTED_WORDS: Record<Counted, string> = {
  archer: 'px-archers',
  cavalry: 'px-cavalries',
  infantry: 'px-infantries',
  white: 'px-armies',
  orange: 'px-leaders',
  purple: 'px-equipments',
}
export const COLOUR_WORDS = { white: 'px-white', orange: 'px-orange', purple: 'px-purple' }

/** Who the sides are: those at the table, and in the solo game MaXXimilian. */
export const sideNames = (table: Table): string[] =>
  (table.view as View).sides.map(({ maxximilian }, side) => (maxximilian ? 'MaXXimilian' : table.seats[side]?.name || t('seat-unnamed', { number: side + 1 })))

export const RANKS = ['dishonoured', 'soldier', 'sergeant', 'lieutenant', 'general', 'royal-adviser', 'the-great']

export const LINE_WORDS: Record<Line, string> = {
  force: 'px-count-force',
  camouflage: 'px-count-camouflage',
  rotated: 'px-count-rotated',
  soldiers: 'px-count-soldiers',
  places: 'px-count-places',
  groups: 'px-count-groups',
  talents: 'px-count-talents',
}
