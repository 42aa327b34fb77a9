// Seats differ by colour (in app.css), by the shape of their pieces and by the pattern on their land (in SeatPatterns).

/** Outlines in a box from -10 to 10: round shield, lozenge, square, hexagon, triangle, cross, bowl, hourglass. */
const SHAPES = [
  'M0-10A10 10 0 0 1 0 10A10 10 0 0 1 0-10Z',
  'M0-12L12 0 0 12-12 0Z',
  'M-9-9H9V9H-9Z',
  'M-6-10.4H6L12 0 6 10.4H-6L-12 0Z',
  'M0-12L11.5 8H-11.5Z',
  'M-4-11H4V-4H11V4H4V11H-4V4H-11V-4H-4Z',
  'M-12-7H12A12 14 0 0 1-12-7Z',
  'M-10-11H10L4.5 0 10 11H-10L-4.5 0Z',
] as const

/** So many seats look different; further ones begin anew. */
export const SEATS_DRAWN = SHAPES.length

export const shape = (seat: number): string => SHAPES[seat % SEATS_DRAWN] ?? SHAPES[0]
export const colour = (seat: number): string => `var(--seat-${seat % SEATS_DRAWN})`
export const pattern = (seat: number): string => `url(#seat-pattern-${seat % SEATS_DRAWN})`
