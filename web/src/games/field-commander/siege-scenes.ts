// How the siege of Tyre is shown: its orders, the dice of the siege ships, and what is built and lost.
import type { Beat, Scenes, Step } from '../../lib/motion/scenes'
import type { JournalLine, Table } from '../../lib/protocol'
import { amount, appear, beats, die, hit, pace, pay, said, strike, vanish, viewOf } from './acts'
import { ARMY, ISLAND, workSpot } from './spots'

const READ = 480
const SHOT = 360

/** The last one of a work, as it stood. */
function lastWork(work: string, table: Table): string {
  const siege = viewOf(table).tyre
  const count = { transport: siege?.transports, mole: siege?.mole, 'siege-ship': siege?.ships, warship: siege?.warships }[work]
  return workSpot(work, count ?? 0)
}

/** The siege ships shoot one after the other. */
const shooter = (event: JournalLine, { events }: Step) => workSpot('siege-ship', events.filter(({ kind }) => kind.startsWith('ship-')).indexOf(event) + 1)

/** A section as it was shakes and gives way to what it has become. */
const changed = (section: string): readonly Beat[] => [[strike(section)], [vanish(section)]]

const sectionOf = (event: JournalLine) => `section:${amount(event, 'section')}`

export const siegeScenes: Scenes = {
  'tyre-ordered': (event, { before, events }) => {
    const lies = viewOf(before).order !== null && events.find(({ kind }) => kind === event.kind) === event
    return [lies ? [vanish('die:order')] : [die(amount(event, 'roll'), ISLAND), pace(READ)]]
  },
  'tyre-struck': () => [[strike(ARMY)]],
  repaired: (event) => [[vanish(sectionOf(event))]],
  regained: (_, { after }) => [[appear(lastWork('warship', after))]],
  'lost-work': (event, { before }) => {
    const work = lastWork(said(event, 'work'), before)
    return [[strike(work)], [vanish(work)]]
  },
  'ship-hit': (event, step) => [[die(amount(event, 'roll'), shooter(event, step)), pace(READ)], [hit(shooter(event, step), sectionOf(event))], ...changed(sectionOf(event))],
  'ship-missed': (event, step) => [[die(amount(event, 'roll'), shooter(event, step)), pace(SHOT)]],
  prepared: (event, { after }) => {
    const work = lastWork(said(event, 'work'), after)
    return beats(pay('gold', amount(event, 'gold'), work), [appear(work)])
  },
  sunk: (event, { before }) => {
    const ship = lastWork('warship', before)
    return beats(pay('gold', amount(event, 'gold'), ship), [vanish(ship)])
  },
}
