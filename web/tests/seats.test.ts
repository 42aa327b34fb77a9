import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colour, pattern, SEATS_DRAWN, shape } from '../src/lib/emblems'
import { PATTERNS } from '../src/lib/patterns'

const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8')
const css = read('app.css')
/** A colour of the style sheet, in the light and in the dark. */
function shades(name: string): string[] {
  const found = new RegExp(`--${name}: (.*);`).exec(css)?.[1]?.match(/#[0-9a-f]{6}/g) ?? []
  return found.length === 1 ? [...found, ...found] : found
}

function brightness(shade: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(shade.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

describe('eight seats', () => {
  const seats = Array.from({ length: SEATS_DRAWN }, (_, seat) => seat)

  it('look different', () => {
    expect(SEATS_DRAWN).toBe(8)
    for (const look of [shape, colour, pattern]) expect(new Set(seats.map(look)).size).toBe(SEATS_DRAWN)
    expect(PATTERNS.map((_, seat) => `url(#seat-pattern-${seat})`)).toEqual(seats.map(pattern))
    expect(new Set(PATTERNS.map(({ size, area, line }) => JSON.stringify([size, area, line]))).size).toBe(SEATS_DRAWN)
  })

  it.each(seats)('seat %i stands out from the page, and letters from it', (seat) => {
    const [letters, sheet] = [shades('seat-text'), shades('sheet')]
    shades(`seat-${seat}`).forEach((shade, theme) => {
      expect(contrast(shade, sheet[theme] ?? '')).toBeGreaterThan(3)
      expect(contrast(shade, letters[theme] ?? '')).toBeGreaterThan(theme === 0 ? 4.5 : 4)
    })
    expect(shades(`seat-${seat}`)).toHaveLength(2)
  })
})
