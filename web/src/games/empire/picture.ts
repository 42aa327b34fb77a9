// The scene of the lobby: the first campaign, as armies march from Pella.
import type { Scene } from './plate'
import type { Arrow, Board } from './types'

const both = (from: string, to: string, there: number, back: number, sea = false): Arrow[] => [
  { from, to, price: there, sea },
  { from: to, to: from, price: back, sea },
]

export const PICTURE_BOARD: Board = {
  id: 'picture',
  regions: [
    {
      id: 'hellas',
      name: 'Hellas',
      symbol: '1',
      start: 'Pella',
      entry: 'Macedonia',
      goal: 'Thracia',
      goal_symbol: '2',
      provinces: [
        { name: 'Macedonia', number: 1, at: [22.2, 41.0], temple: true, city: true },
        { name: 'Illyria', number: 2, at: [20.2, 41.3], temple: true, city: false },
        { name: 'Thessalia', number: 3, at: [22.2, 39.5], temple: false, city: false },
        { name: 'Boeotia', number: 4, at: [23.2, 38.4], temple: true, city: false },
        { name: 'Thracia', number: 5, at: [26.0, 41.8], temple: false, city: true },
      ],
      arrows: [
        ...both('Macedonia', 'Illyria', 1, 0),
        ...both('Macedonia', 'Thessalia', 0, 0),
        ...both('Macedonia', 'Thracia', 2, 0),
        ...both('Illyria', 'Thessalia', 0, 0),
        ...both('Illyria', 'Thracia', 1, 1),
        ...both('Thessalia', 'Boeotia', 1, 0),
        ...both('Boeotia', 'Thracia', 3, 3, true),
      ],
    },
    {
      id: 'asia-minor',
      name: 'Asia Minor',
      symbol: '2',
      start: 'Thracia',
      entry: 'Mysia',
      goal: 'Cilicia',
      goal_symbol: '3',
      provinces: [
        { name: 'Mysia', number: 1, at: [28.0, 39.9], temple: true, city: false },
        { name: 'Lydia', number: 2, at: [28.0, 38.4], temple: true, city: true },
        { name: 'Lycia', number: 3, at: [29.8, 36.8], temple: true, city: false },
        { name: 'Phrygia', number: 4, at: [31.0, 39.2], temple: false, city: false },
        { name: 'Capadocia', number: 5, at: [35.2, 38.8], temple: false, city: true },
        { name: 'Cilicia', number: 6, at: [34.8, 37.0], temple: true, city: false },
      ],
      arrows: [
        ...both('Mysia', 'Lydia', 0, 0),
        ...both('Mysia', 'Phrygia', 1, 0),
        ...both('Lydia', 'Lycia', 1, 0),
        ...both('Lydia', 'Phrygia', 0, 0),
        ...both('Lydia', 'Cilicia', 3, 3, true),
        ...both('Lycia', 'Phrygia', 1, 1),
        ...both('Lycia', 'Cilicia', 1, 1),
        ...both('Phrygia', 'Capadocia', 0, 0),
        ...both('Phrygia', 'Cilicia', 2, 1),
      ],
    },
  ],
}

const scene = (camp: number[], armies: Record<string, number[]>): Scene => ({
  region: 'hellas',
  camp,
  armies,
  marks: { temples: { Boeotia: [2] }, cities: { Thracia: [1] } },
  temples: { Illyria: [1, 0, 0] },
  cities: { Macedonia: 0 },
})

export const PICTURE_SCENES: Scene[] = [
  scene([4, 0, 3], { Macedonia: [0, 5, 0], Illyria: [2, 0, 0], Boeotia: [0, 0, 2] }),
  scene([0, 0, 3], { Macedonia: [4, 2, 0], Illyria: [2, 0, 0], Boeotia: [0, 0, 2], Thracia: [0, 3, 0] }),
  scene([0, 0, 0], { Macedonia: [1, 2, 3], Illyria: [2, 0, 0], Thessalia: [3, 0, 0], Boeotia: [0, 0, 2], Thracia: [0, 3, 0] }),
]
