// The game's small words, and its places as the reader's language calls them; one on a board of the reader's own as its file does.
import { known } from '../../lib/text.svelte'
import type { Box, Kind, Region } from './types'

/** A place in a sentence, and by itself, without an article. */
export const placeName = (name: string): string => known([`province-${name.toLowerCase().replaceAll(' ', '-')}`], name)
const alone = (place: string) => known(['client-place-name'], place, { place })
export const placeLabel = (name: string): string => alone(placeName(name))
export const regionLabel = ({ id, name }: Pick<Region, 'id' | 'name'>): string => alone(known([`region-${id}`], name))

export const BOX_WORDS: Record<Box, string> = {
  order: 'client-box-order',
  armies: 'client-box-armies',
  temples: 'client-box-temples',
  cities: 'client-box-cities',
}

export const BOX_MEANS: Record<Box, string> = {
  order: 'client-box-order-means',
  armies: 'client-box-armies-means',
  temples: 'client-box-temples-means',
  cities: 'client-box-cities-means',
}

export const SITE_WORDS: Record<Kind, string> = { temples: 'client-site-temple', cities: 'client-site-city' }
export const KIND_WORDS: Record<Kind, string> = { temples: 'client-temples', cities: 'client-cities' }

const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** The ids of things, as the game lists them. */
export const provinceId = (name: string): string => `province:${slug(name)}`
export const armyId = (place: string, seat: number): string => `army:${slug(place)}-${seat}`
export const pieceId = (kind: Kind, laid: boolean, province: string, seat: number): string => `${laid ? 'laid-' : ''}${kind === 'temples' ? 'temple' : 'city'}:${slug(province)}-${seat}`
export const awardId = (kind: Kind, region: string | null): string => `award:${kind}-${region ?? 'board'}`
export const CAMP_ID = 'camp:region'
export const boxId = (box: Box, seat: number): string => `box:${box}-${seat}`
export const supplyId = (kind: Kind, seat: number): string => `supply:${kind}-${seat}`
export const scoreId = (seat: number): string => `score:${seat}`

/** Places that are no things: whatever moves goes to them or over them. */
export const ROUNDS_SPOT = 'rounds'
export const seatSpot = (seat: number): string => `seat:${seat}`
export const screenSpot = (seat: number): string => `screen-of:${seat}`
export const holderSpot = (place: number): string => `holder:${place}`
export const goalSpot = (province: string): string => `goal:${slug(province)}`
/** along the arrow between two places, from the first to the second */
export function mileSpots(from: string, to: string): string[] {
  const [a, b] = [slug(from), slug(to)]
  const miles = [1, 2, 3].map((mile) => `mile:${[a, b].sort().join('-')}-${mile}`)
  return a < b ? miles : miles.reverse()
}
