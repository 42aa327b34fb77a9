import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Lesson } from '../src/lib/protocol'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) })
vi.stubGlobal('navigator', { language: 'en' })
const { Reading } = await import('../src/lib/reading.svelte')
const { learning, noteLearned, noteLesson } = await import('../src/lib/lessons')
const { settings } = await import('../src/lib/settings.svelte')

const page = (number: number, notes: number, action: string | null = `move ${number}`): Lesson => ({
  page: number,
  pages: 3,
  notes: Array.from({ length: notes }, (_, i) => ({ text: `note ${number}.${i}`, things: [`card:${i}`] })),
  action,
})

describe('a reader', () => {
  it('turns notes within the page, and finds the next page at its first note', () => {
    const reading = new Reading()
    reading.see(page(1, 2), 'Do it')
    expect([reading.note?.text, reading.isLast, reading.things]).toEqual(['note 1.0', false, ['card:0']])
    reading.turn(-1)
    expect(reading.at).toBe(0)
    reading.turn(1)
    reading.turn(1)
    expect([reading.note?.text, reading.isLast, reading.move]).toEqual(['note 1.1', true, 'Do it'])
    reading.see(page(2, 2), '')
    expect(reading.at).toBe(0)
  })

  it('keeps the place when the same page comes in another language', () => {
    const reading = new Reading()
    reading.see(page(1, 2), '')
    reading.turn(1)
    reading.see(page(1, 2), '')
    expect(reading.at).toBe(1)
  })

  it('keeps the page as it is while another moves by the book, and begins it anew after an undo', () => {
    const reading = new Reading()
    reading.see(page(1, 2), 'Do it')
    reading.turn(1)
    reading.see(page(1, 0, null), '')
    expect([reading.isOpen, reading.note?.text, reading.move]).toEqual([false, 'note 1.1', 'Do it'])
    reading.see(page(2, 1), '')
    reading.see(page(1, 2), '')
    expect([reading.isOpen, reading.note?.text]).toEqual([true, 'note 1.0'])
  })

  it('is told the end once the last page has been turned, and reads on after an undo', () => {
    const reading = new Reading()
    reading.see(null, '')
    expect(reading.isOver).toBe(false)
    reading.see(page(3, 1), '')
    reading.see(null, '')
    expect(reading.isOver).toBe(true)
    reading.see(page(3, 1), '')
    expect(reading.isOver).toBe(false)
    reading.close()
    expect(reading.page).toBeNull()
  })
})

describe('a lesson', () => {
  const game = { name: 'toy', primers: [{ options: { guide: 'first-game' }, players: 2, learner: 0, pages: 3, minutes: 10 }] }
  const session = { match: 'm', game: 'toy', tokens: {}, host: null, setup: null, names: [], begun: 0, over: false }
  const play = (...sessions: object[]) => kept.set('argead.matches', JSON.stringify(sessions))
  beforeEach(() => {
    kept.clear()
    settings.lessons = {}
  })

  it('is offered first to a newcomer, and to nobody where there is none', () => {
    expect(learning(game).way).toBe('first')
    expect(learning({ ...game, primers: [] }).way).toBe('none')
    play({ ...session, game: 'another' })
    expect(learning(game).way).toBe('first')
  })

  it('goes on in its match while that is there, and is not in the way when it is learned', () => {
    play(session)
    expect(learning(game).way).toBe('again')
    noteLesson('toy', 'm', 2, 3)
    expect(learning(game)).toEqual({ way: 'left', match: 'm', page: 2, pages: 3 })
    play({ ...session, forgotten: Date.now() })
    expect(learning(game).way).toBe('first')
    noteLearned('toy')
    expect(learning(game).way).toBe('again')
    noteLesson('toy', 'again', 1, 3)
    expect(settings.lessons.toy?.done).toBe(true)
  })

  it('is gone on with even if another one of the game has been learned', () => {
    play(session, { ...session, match: 'other' })
    noteLesson('toy', 'm', 3, 3)
    noteLearned('toy')
    expect(learning(game).way).toBe('again')
    noteLesson('toy', 'other', 4, 5)
    expect(learning(game)).toEqual({ way: 'left', match: 'other', page: 4, pages: 5 })
    noteLesson('toy', 'other', 5, 5)
    noteLearned('toy')
    expect(learning(game).way).toBe('again')
  })
})
