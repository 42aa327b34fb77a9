// A corner of the board for the lobby's picture, and how it is fought for.
import type { Region } from './types'

const region = (id: string, kind: Region['kind'], at: [number, number], borders: string[], value = 0): Region => ({ id, name: id, kind, place: null, value, start: null, half: null, at, borders })

export const PICTURE_REGIONS: Region[] = [
  region('phrygia', 'plain', [31.2, 38.9], ['kappadokia', 'kilikia']),
  region('kappadokia', 'plain', [35.3, 38.9], ['phrygia', 'kilikia', 'armenia', 'mesopotamia']),
  region('kilikia', 'city', [36.2, 36.8], ['phrygia', 'kappadokia', 'mesopotamia', 'syria'], 5),
  region('armenia', 'plain', [41.5, 39.4], ['kappadokia', 'mesopotamia', 'assyria', 'atropatene']),
  region('mesopotamia', 'plain', [39.6, 36.5], ['kappadokia', 'kilikia', 'armenia', 'assyria']),
  region('assyria', 'oasis', [42.9, 36.3], ['mesopotamia', 'armenia', 'atropatene', 'media'], 3),
  region('atropatene', 'plain', [46.8, 38.3], ['armenia', 'assyria', 'media']),
  region('media', 'city', [48.5, 35.6], ['assyria', 'atropatene', 'parthia'], 5),
  region('parthia', 'oasis', [53.2, 36.4], ['media', 'hyrkania'], 3),
  region('hyrkania', 'plain', [56.4, 38.2], ['parthia']),
  region('syria', 'oasis', [38.3, 34.5], ['kilikia'], 2),
]

export const PICTURE_HOLDERS: [string, number][][] = [
  [['kilikia', 0], ['media', 1], ['assyria', 1]],
  [['kilikia', 0], ['kappadokia', 0], ['media', 1], ['assyria', 1]],
  [['kilikia', 0], ['kappadokia', 0], ['mesopotamia', 0], ['media', 1], ['assyria', 1], ['atropatene', 1]],
  [['kilikia', 0], ['kappadokia', 0], ['mesopotamia', 0], ['assyria', 0], ['media', 1], ['atropatene', 1]],
]

export const PICTURE_DICE = [[4, 2, 6], [4, 6], [6], []]
