// The words of the game that the client says itself. A board of the reader's own may have others: those are shown as they are.
import { t } from '../../lib/text.svelte'

const KNOWN = new Set([
  'fc-advisor-antipater', 'fc-advisor-antipater-does', 'fc-advisor-aristander', 'fc-advisor-aristander-does', 'fc-advisor-callisthenes',
  'fc-advisor-callisthenes-does', 'fc-advisor-hephaestion', 'fc-advisor-hephaestion-does', 'fc-advisor-parmenion',
  'fc-advisor-parmenion-does',
  'fc-area-acco', 'fc-area-ancyra', 'fc-area-arachosia', 'fc-area-aria', 'fc-area-babylon', 'fc-area-bactra', 'fc-area-byblos',
  'fc-area-cappadocia', 'fc-area-carmania', 'fc-area-chaeronea', 'fc-area-ecbatana', 'fc-area-ephesus', 'fc-area-gaugamela', 'fc-area-gaza',
  'fc-area-gedrosia', 'fc-area-gordion', 'fc-area-granicus', 'fc-area-halicarnassus', 'fc-area-hecatompylos', 'fc-area-hydaspes',
  'fc-area-ilium', 'fc-area-issus', 'fc-area-joppa', 'fc-area-lycia', 'fc-area-macedon', 'fc-area-maracanda', 'fc-area-old-tyre',
  'fc-area-patala', 'fc-area-persepolis', 'fc-area-sardis', 'fc-area-sestus', 'fc-area-side', 'fc-area-sidon', 'fc-area-susa',
  'fc-area-tarsos', 'fc-area-taxila', 'fc-area-thapsacus', 'fc-area-tyre',
  'fc-campaign-gaugamela', 'fc-campaign-granicus', 'fc-campaign-issus', 'fc-campaign-tyre',
  'fc-enemy-plan-archers-does', 'fc-enemy-plan-cavalry-does', 'fc-enemy-plan-confusion-does', 'fc-enemy-plan-deploy-does',
  'fc-enemy-plan-flank-does', 'fc-enemy-plan-guards-does', 'fc-enemy-plan-infantry-does', 'fc-enemy-plan-raid-does',
  'fc-enemy-plan-rally-does',
  'fc-insight-anticipation', 'fc-insight-anticipation-does', 'fc-insight-bucephalus', 'fc-insight-bucephalus-does', 'fc-insight-courtesans',
  'fc-insight-courtesans-does', 'fc-insight-diplomats', 'fc-insight-diplomats-does', 'fc-insight-maneuver', 'fc-insight-maneuver-does',
  'fc-insight-morale', 'fc-insight-morale-does', 'fc-insight-spies', 'fc-insight-spies-does', 'fc-insight-trap', 'fc-insight-trap-does',
  'fc-kind-alexander', 'fc-kind-heavy-cavalry', 'fc-kind-chariot', 'fc-kind-elephant', 'fc-kind-archer', 'fc-kind-chares', 'fc-kind-companions', 'fc-kind-darius-iii', 'fc-kind-greek-infantry',
  'fc-kind-greek-light-cavalry', 'fc-kind-greek-phalanx', 'fc-kind-hypaspists', 'fc-kind-indian-archer', 'fc-kind-indian-chariot',
  'fc-kind-indian-elephant', 'fc-kind-indian-infantry', 'fc-kind-indian-light-cavalry', 'fc-kind-infantry', 'fc-kind-light-cavalry',
  'fc-kind-memnon', 'fc-kind-peltast', 'fc-kind-persian-archer', 'fc-kind-persian-chariot', 'fc-kind-persian-heavy-cavalry',
  'fc-kind-persian-infantry', 'fc-kind-persian-light-cavalry', 'fc-kind-persian-peltast', 'fc-kind-persian-phalanx', 'fc-kind-phalanx',
  'fc-kind-porus', 'fc-kind-sacred-band', 'fc-kind-siege-engine', 'fc-kind-thessalians', 'fc-kind-wall',
  'fc-nation-greece', 'fc-nation-india', 'fc-nation-macedon', 'fc-nation-persia', 'fc-nation-walls',
  'fc-operation-five-gold', 'fc-operation-go', 'fc-operation-one-force', 'fc-operation-one-wall', 'fc-operation-three-forces',
  'fc-operation-two-forces',
  'fc-option-aristotles-lessons', 'fc-option-aristotles-lessons-does', 'fc-option-bessus', 'fc-option-bessus-does',
  'fc-option-cypriot-fleet', 'fc-option-cypriot-fleet-does', 'fc-option-friendly-phrygia', 'fc-option-friendly-phrygia-does',
  'fc-option-gazas-defenses', 'fc-option-gazas-defenses-does', 'fc-option-harpalus', 'fc-option-harpalus-does',
  'fc-option-host-of-the-satrapies', 'fc-option-host-of-the-satrapies-does', 'fc-option-monsoon', 'fc-option-monsoon-does',
  'fc-option-persian-fleet', 'fc-option-persian-fleet-does', 'fc-option-persian-gold', 'fc-option-persian-gold-does', 'fc-option-raiders',
  'fc-option-raiders-does', 'fc-option-royal-treasury', 'fc-option-royal-treasury-does', 'fc-option-sidonian-sailors',
  'fc-option-sidonian-sailors-does', 'fc-option-silver-shields', 'fc-option-silver-shields-does', 'fc-option-theban-fury',
  'fc-option-theban-fury-does', 'fc-option-untested-prince', 'fc-option-untested-prince-does', 'fc-option-veteran-engineers',
  'fc-option-veteran-engineers-does',
  'fc-plan-archers', 'fc-plan-cavalry', 'fc-plan-charge', 'fc-plan-charge-does', 'fc-plan-confusion', 'fc-plan-deploy', 'fc-plan-envelop',
  'fc-plan-envelop-does', 'fc-plan-fate', 'fc-plan-fate-does', 'fc-plan-flank', 'fc-plan-flank-does', 'fc-plan-guards', 'fc-plan-infantry',
  'fc-plan-lead', 'fc-plan-lead-does', 'fc-plan-raid', 'fc-plan-rally', 'fc-plan-rally-does', 'fc-plan-regroup', 'fc-plan-regroup-does',
  'fc-plan-sacrifice', 'fc-plan-sacrifice-does',
  'fc-prophecy-care', 'fc-prophecy-care-does', 'fc-prophecy-lions', 'fc-prophecy-lions-does', 'fc-prophecy-nature',
  'fc-prophecy-nature-does', 'fc-prophecy-serpent', 'fc-prophecy-serpent-does', 'fc-prophecy-spears', 'fc-prophecy-spears-does',
  'fc-prophecy-unbeatable', 'fc-prophecy-unbeatable-does', 'fc-prophecy-winds', 'fc-prophecy-winds-does', 'fc-prophecy-wood',
  'fc-prophecy-wood-does',
  'fc-tale-gaugamela', 'fc-tale-granicus', 'fc-tale-issus', 'fc-tale-tyre',
  'fc-turn-april', 'fc-turn-august', 'fc-turn-autumn', 'fc-turn-december', 'fc-turn-early-autumn', 'fc-turn-early-spring',
  'fc-turn-early-summer', 'fc-turn-early-winter', 'fc-turn-february', 'fc-turn-january', 'fc-turn-july', 'fc-turn-june',
  'fc-turn-late-autumn', 'fc-turn-late-spring', 'fc-turn-late-summer', 'fc-turn-late-winter', 'fc-turn-march', 'fc-turn-may',
  'fc-turn-november', 'fc-turn-october', 'fc-turn-september', 'fc-turn-spring', 'fc-turn-summer',
  'fc-work-mole', 'fc-work-mole-does', 'fc-work-siege-ship', 'fc-work-siege-ship-does', 'fc-work-transport', 'fc-work-transport-does',
  'fc-work-warship', 'fc-work-warship-does',
])

type Sort = 'advisor' | 'area' | 'campaign' | 'enemy-plan' | 'insight' | 'kind' | 'nation' | 'operation' | 'option' | 'plan' | 'prophecy' | 'tale' | 'work'

const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** The name of a thing in the reader's language. */
export function word(sort: Sort, name: string): string {
  const id = `fc-${sort}-${slug(name)}`
  return KNOWN.has(id) ? t(id) : name
}

/** The name of a Force where its side is plain to see. */
export function shortName(kind: string): string {
  const short = kind.replace(/^(persian|indian|greek)-/, '')
  return KNOWN.has(`fc-kind-${short}`) ? word('kind', short) : word('kind', kind)
}

/** What a thing does; nothing if that is not known. */
export function does(sort: Sort, name: string): string {
  const id = `fc-${sort}-${slug(name)}-does`
  return KNOWN.has(id) ? t(id) : ''
}

/** A square of the turn track: a season or a month, with its year if it has one. */
export function turnName(name: string): string {
  const [, when = '', year = ''] = /^(.*?) ?(\d*)$/.exec(name) ?? []
  const id = `fc-turn-${slug(when)}`
  return KNOWN.has(id) ? t(id, { year }) : name
}
