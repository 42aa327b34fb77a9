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

export const KIND_WORDS: Record<Kind, string> = { temples: 'client-temples', cities: 'client-cities' }
