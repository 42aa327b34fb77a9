// Message ids of the game's small words.
import type { Box, Kind } from './types'

export const BOX_WORDS: Record<Box, string> = {
  order: 'client-box-order',
  armies: 'client-box-armies',
  temples: 'client-box-temples',
  cities: 'client-box-cities',
}

export const KIND_WORDS: Record<Kind, string> = { temples: 'client-temples', cities: 'client-cities' }
