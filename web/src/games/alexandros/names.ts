// Names lettered on the map, in lattice coordinates. A `city` lies on the board, a `town` beside it. All are chosen so that none crosses a symbol of the reconstructed board.
export interface MapName {
  text: string
  x: number
  y: number
  kind: 'sea' | 'region' | 'town' | 'city'
  turn?: number
}

/** the least size of letters on the screen */
export const READABLE = 14
/** the scale from which the names of cities (18 units high) are readable */
export const LETTERED = READABLE / 18

export const NAMES: MapName[] = [
  { text: 'Pontos Euxeinos', x: 9.6, y: 0.55, kind: 'sea' },
  { text: 'Kaspia Thalassa', x: 17.6, y: 1.25, kind: 'sea', turn: 66 },
  { text: 'Mesogeios Thalassa', x: 3.4, y: 6.05, kind: 'sea' },
  { text: 'Persikos Kolpos', x: 17.9, y: 8.45, kind: 'sea', turn: 38 },
  { text: 'Aigaion', x: 0.05, y: 2.5, kind: 'sea', turn: 62 },
  { text: 'Erythra Thalassa', x: 24, y: 9.45, kind: 'sea' },
  { text: 'Skythia', x: 24.5, y: -0.6, kind: 'region' },
  { text: 'Arabia', x: 12.6, y: 8.8, kind: 'region' },
  { text: 'Libye', x: 1.4, y: 8.4, kind: 'region' },
  { text: 'Indike', x: 27.6, y: 6.5, kind: 'region' },
  { text: 'Troia', x: 0.2, y: 0.72, kind: 'town' },
  { text: 'Sardeis', x: 3.5, y: 1.62, kind: 'city' },
  { text: 'Lykia', x: 4.5, y: 3.55, kind: 'city' },
  { text: 'Issos', x: 8.9, y: 3.55, kind: 'city' },
  { text: 'Armenia', x: 9.5, y: 2.55, kind: 'city' },
  { text: 'Syria', x: 10.5, y: 5.55, kind: 'city' },
  { text: 'Tyros', x: 7.5, y: 5.5, kind: 'town' },
  { text: 'Memphis', x: 6.5, y: 8.62, kind: 'city' },
  { text: 'Ninos', x: 13.5, y: 3.55, kind: 'city' },
  { text: 'Babylon', x: 13.5, y: 6.6, kind: 'city' },
  { text: 'Ekbatana', x: 15.5, y: 4.55, kind: 'city' },
  { text: 'Media', x: 17.5, y: 3.55, kind: 'city' },
  { text: 'Parthia', x: 19, y: 4.55, kind: 'city' },
  { text: 'Persepolis', x: 17.95, y: 7.3, kind: 'town' },
  { text: 'Hekatompylos', x: 21, y: 3.62, kind: 'city' },
  { text: 'Sogdiane', x: 23.5, y: 0.6, kind: 'city' },
  { text: 'Areia', x: 24, y: 4.55, kind: 'city' },
  { text: 'Karmania', x: 23, y: 7.55, kind: 'city' },
]
