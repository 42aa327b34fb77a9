// Seats differ by colour, by the shape of their pieces and by the pattern on their land.

/** Outlines in a box from -10 to 10: round shield, lozenge, square, hexagon, triangle. */
const SHAPES = [
  'M0-10A10 10 0 0 1 0 10A10 10 0 0 1 0-10Z',
  'M0-12L12 0 0 12-12 0Z',
  'M-9-9H9V9H-9Z',
  'M-6-10.4H6L12 0 6 10.4H-6L-12 0Z',
  'M0-12L11.5 8H-11.5Z',
] as const

export const shape = (seat: number): string => SHAPES[seat % SHAPES.length] ?? SHAPES[0]
export const colour = (seat: number): string => `var(--seat-${seat % SHAPES.length})`
export const pattern = (seat: number): string => `url(#seat-pattern-${seat % SHAPES.length})`
