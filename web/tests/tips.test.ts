import { describe, expect, it } from 'vitest'
import { beside } from '../src/lib/tips.svelte'

const screen = { width: 400, height: 300 }
const tip = { width: 120, height: 40 }
const at = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

describe('a tip', () => {
  const things = [at(10, 10, 30, 30), at(370, 5, 25, 25), at(180, 260, 40, 30), at(0, 120, 400, 20), at(0, 0, 40, 300), at(360, 0, 40, 300), at(-50, -20, 90, 60)]

  it.each(things)('stands beside %o and never over it', (thing) => {
    for (const finger of [false, true]) {
      const { x, y } = beside(thing, tip, screen, null, finger)
      expect([x >= 0, y >= 0, x + tip.width <= screen.width, y + tip.height <= screen.height]).toEqual([true, true, true, true])
      const apart = x + tip.width <= thing.x || x >= thing.x + thing.width || y + tip.height <= thing.y || y >= thing.y + thing.height
      expect(apart).toBe(true)
    }
  })

  it('stands near the pointer, and above a finger', () => {
    const wide = at(0, 120, 400, 20)
    expect(beside(wide, tip, screen, { x: 300, y: 130 })).toEqual({ x: 240, y: 148 })
    expect(beside(wide, tip, screen, { x: 300, y: 130 }, true)).toEqual({ x: 240, y: 72 })
  })

  it('of what fills the screen is far from the pointer', () => {
    expect(beside(at(0, 0, 400, 300), tip, screen, { x: 50, y: 50 })).toEqual({ x: 274, y: 254 })
  })
})
