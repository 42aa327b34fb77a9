// Message ids of the game's small words.
import type { Box, Kind } from './types'

export const BOX_WORDS: Record<Box, string> = {
  order: 'empire-box-order',
  armies: 'empire-box-armies',
  temples: 'empire-box-temples',
  cities: 'empire-box-cities',
}

export const KIND_WORDS: Record<Kind, string> = { temples: 'empire-temples', cities: 'empire-cities' }
