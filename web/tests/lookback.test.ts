import { beforeEach, describe, expect, it, vi } from 'vitest'
import { eyes } from '../src/lib/eyes'
import { places } from '../src/lib/places'
import { fakeMemory } from './fakes'

const session = (match: string, ...seats: number[]) => ({ match, tokens: Object.fromEntries(seats.map((seat) => [seat, `token ${seat}`])) })

/** What this tab remembers. */
function fakeTab() {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
}

describe('eyes', () => {
  beforeEach(() => {
    fakeTab()
    fakeMemory({ 'argead.matches': [session('k3', 1), session('k4', 0, 2)] })
  })

  it('are those of the one seat that this browser holds, and a spectator’s where it holds none', () => {
    expect([eyes.of('k3'), eyes.of('nobody')]).toEqual([1, null])
  })

  it('at one screen are those of whoever has it, and nobody’s once the curtain falls', () => {
    expect(eyes.of('k4')).toBeNull()
    eyes.pass('k4', 2)
    expect(eyes.of('k4')).toBe(2)
    eyes.pass('k4', null)
    expect(eyes.of('k4')).toBeNull()
  })

  it('are never those of a seat that this browser does not hold, nor of another match', () => {
    eyes.pass('k4', 1)
    expect(eyes.of('k4')).toBeNull()
    eyes.pass('k5', 0)
    expect(eyes.of('k4')).toBeNull()
  })

  it('are forgotten as soon as the tab goes elsewhere', () => {
    eyes.pass('k4', 2)
    eyes.leave({ screen: 'review', match: 'k4', ply: 3 })
    eyes.leave({ screen: 'match', match: 'k4' })
    expect(eyes.of('k4')).toBe(2)
    eyes.leave({ screen: 'lobby' })
    expect(eyes.of('k4')).toBeNull()
  })

  it('do not come back to a table that one comes to from elsewhere', () => {
    eyes.pass('k4', 2)
    expect(eyes.back('k4')).toBeNull()
  })
})

describe('places', () => {
  it('are the last ones of each match, and not for ever', () => {
    fakeMemory({})
    expect(places.find('k3')).toBeNull()
    places.keep('k3', 31)
    places.keep('k3', 4)
    expect(places.find('k3')).toBe(4)
    for (let i = 0; i < 100; i++) places.keep(`other${i}`, i)
    expect([places.find('k3'), places.find('other0'), places.find('other99')]).toEqual([null, 0, 99])
  })
})
