// What each thing on the table is and how it stands now, in words.
import type { Table } from '../../lib/protocol'
import { t } from '../../lib/text.svelte'
import type { Tip } from '../game'
import { CAMP, type Board, type Box, type Kind, type Region, type View } from './types'
import { BOX_MEANS, BOX_WORDS, CAMP_ID, KIND_WORDS, placeLabel, placeName, provinceId, regionLabel } from './words'

interface Sight {
  table: Table
  view: View
  regions: Region[]
}

const nameOf = ({ table }: Sight, seat: number) => table.seats[seat]?.name || t('seat-unnamed', { number: seat + 1 })

/** The name and the seat of a thing that is somebody's: `army:asia-minor-1`. */
function owned(name: string): [place: string, seat: number] {
  const at = name.lastIndexOf('-')
  return [name.slice(0, at), Number(name.slice(at + 1))]
}

const armiesIn = (sight: Sight, armies: number[] = []) =>
  armies.flatMap((count, seat) => (count > 0 ? [t('client-armies-of', { name: nameOf(sight, seat), count })] : []))

/** The pieces on the sites of a province. */
function piecesIn(sight: Sight, name: string): string[] {
  const { view } = sight
  const city = view.cities[name]
  return [
    ...(view.temples[name] ?? []).flatMap((count, seat) => (count > 0 ? [t('client-temples-of', { name: nameOf(sight, seat), count })] : [])),
    ...(city === null || city === undefined ? [] : [t('client-city-of', { name: nameOf(sight, city) })]),
    ...(view.marks.temples[name] ?? []).map((seat) => t('client-temple-laid', { name: nameOf(sight, seat) })),
    ...(view.marks.cities[name] ?? []).map((seat) => t('client-city-laid', { name: nameOf(sight, seat) })),
  ]
}

function provinceTip(thing: string, sight: Sight): Tip | null {
  const region = sight.regions.find(({ provinces }) => provinces.some(({ name }) => provinceId(name) === thing))
  const province = region?.provinces.find(({ name }) => provinceId(name) === thing)
  if (!region || !province) return null
  const sites = province.temple ? (province.city ? 'both' : 'temple') : province.city ? 'city' : 'none'
  return {
    title: `${placeLabel(province.name)} (${regionLabel(region)}, ${province.number})`,
    lines: [t('client-sites', { sites }), ...(province.name === region.goal ? [t('client-goal')] : []), ...armiesIn(sight, sight.view.armies[province.name]), ...piecesIn(sight, province.name)],
  }
}

const provinceOf = ({ regions }: Sight, slug: string) => regions.flatMap(({ provinces }) => provinces).find(({ name }) => provinceId(name) === `province:${slug}`)?.name ?? slug

function armyTip(name: string, sight: Sight): Tip | null {
  const [slug, seat] = owned(name)
  const place = slug === CAMP ? CAMP : provinceOf(sight, slug)
  const count = (place === CAMP ? sight.view.camp : (sight.view.armies[place] ?? []))[seat] ?? 0
  if (count === 0) return null
  const steps = seat === sight.view.active ? (sight.view.fresh[place] ?? []) : []
  const marched = steps.flatMap((armies, step) => (armies > 0 && step > 0 ? [t('client-marched', { count: armies, steps: step })] : []))
  return { title: t('client-armies-of', { name: nameOf(sight, seat), count }), lines: [place === CAMP ? t('client-in-camp') : placeLabel(place), ...marched] }
}

const PIECES: Record<string, string> = { temple: 'client-temples-of', city: 'client-city-of', 'laid-temple': 'client-temple-laid', 'laid-city': 'client-city-laid' }

function pieceTip(kind: string, name: string, sight: Sight): Tip {
  const [slug, seat] = owned(name)
  const place = provinceOf(sight, slug)
  const count = sight.view.temples[place]?.[seat] ?? 1
  return { title: t(PIECES[kind] ?? '', { name: nameOf(sight, seat), count }), lines: [placeLabel(place), ...(kind.startsWith('laid') ? [t('client-laid-means')] : [])] }
}

function awardTip(name: string, sight: Sight): Tip | null {
  const at = name.indexOf('-')
  const [kind, region] = [name.slice(0, at) as Kind, name.slice(at + 1)]
  const award = sight.view.awards.find((each) => each.kind === kind && (each.region ?? 'board') === region)
  const where = sight.regions.find(({ id }) => id === region)
  if (!award) return null
  const winner = award.winner === null ? t('client-award-open') : t('client-award-now', { name: nameOf(sight, award.winner) })
  return { title: t('client-award', { what: t(KIND_WORDS[kind]), where: where ? regionLabel(where) : t('client-board-whole'), points: award.points }), lines: [winner] }
}

function regionTip(id: string, { view, regions }: Sight): Tip | null {
  const region = regions.find((each) => each.id === id)
  if (!region) return null
  const [place, now] = [view.regions.indexOf(id), view.regions.indexOf(view.region)]
  const stands = place < now ? 'client-region-done' : place === now ? 'client-region-now' : 'client-region-to-come'
  return { title: regionLabel(region), lines: [t(stands), t('client-region-way', { entry: placeName(region.entry), goal: placeName(region.goal) })] }
}

function placeTip(number: number, sight: Sight): Tip {
  const seat = sight.view.order[number - 1] ?? null
  return { title: t('client-order-place', { number }), lines: [seat === null ? t('client-place-open') : nameOf(sight, seat)] }
}

/** What each box is for, with its cubes. */
const boxTip = (box: Box, count: number, whose: string): Tip => ({ title: `${t(BOX_WORDS[box])}: ${count}`, lines: [whose, t(BOX_MEANS[box])] })

export function tell(thing: string, table: Table, board: unknown): Tip | null {
  const view = table.view as View
  const sight: Sight = { table, view, regions: (board as Board | null)?.regions ?? [] }
  const [kind = '', name = ''] = thing.split(':')
  if (thing === CAMP_ID) {
    const region = sight.regions.find(({ id }) => id === view.region)
    return region ? { title: t('client-camp', { place: placeName(region.start) }), lines: [t('client-camp-means', { entry: placeName(region.entry) }), ...armiesIn(sight, view.camp)] } : null
  }
  const [word, seat] = owned(name)
  switch (kind) {
    case 'province':
      return provinceTip(thing, sight)
    case 'region':
      return regionTip(name, sight)
    case 'army':
      return armyTip(name, sight)
    case 'award':
      return awardTip(name, sight)
    case 'place':
      return placeTip(Number(name), sight)
    case 'screen':
      return boxTip(name as Box, view.secret?.[name as Box] ?? 0, t('client-screen-means'))
    case 'box':
      return boxTip(word as Box, view.boxes[seat]?.[word as Box] ?? 0, nameOf(sight, seat))
    case 'supply':
      return { title: `${t(word === 'temples' ? 'client-supply-temples' : 'client-supply-cities')}: ${view.supply[word as Kind][seat] ?? 0}`, lines: [nameOf(sight, seat)] }
    case 'score':
      return { title: `${t('client-score')}: ${view.scores[Number(name)] ?? 0}`, lines: [nameOf(sight, Number(name))] }
    default:
      return PIECES[kind] ? pieceTip(kind, name, sight) : null
  }
}
