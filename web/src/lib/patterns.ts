// The patterns of the seats: what is filled or drawn on a ground of the same colour.

interface Pattern {
  size: [number, number]
  ground?: number
  turn?: number
  area?: string
  line?: string
  weight?: number
  strength: number
}

const ring = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** for each seat one, in their order */
export const PATTERNS: Pattern[] = [
  { size: [14, 14], turn: 45, area: 'M0 0H5V14H0Z', strength: 0.55 }, // stripes
  { size: [15, 15], area: ring(4, 4, 3) + ring(11.5, 11.5, 3), strength: 0.65 }, // dots
  { size: [15, 15], line: 'M0 7.5H15M7.5 0V15', strength: 0.6 }, // a net
  { size: [18, 12], ground: 0.32, line: 'M-1 9 9 1 19 9', weight: 3, strength: 0.55 }, // chevrons
  { size: [18, 18], line: 'M3 7H11M7 3V11', strength: 0.65 }, // crosses
  { size: [14, 14], area: 'M0 0H14V4.5H0Z', strength: 0.55 }, // bars
  { size: [18, 18], line: ring(9, 9, 5), strength: 0.6 }, // rings
  { size: [20, 11], line: 'M0 5.5Q5-1.5 10 5.5T20 5.5', strength: 0.6 }, // waves
]
