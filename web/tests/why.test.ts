import { beforeEach, describe, expect, it } from 'vitest'
import { Refusal, Unreachable } from '../src/lib/api'
import { Whys } from '../src/lib/why.svelte'

const sentence = { text: 'The arrow costs 2 cubes, and you have only 1 left.', rule: 'movement' }
const element = (thing: string) => ({ dataset: { thing }, isConnected: true })
const [arrow, pile] = [element('arrow:1'), element('pile:cards')]

let time: number
let asked: string[]
let whys: Whys
const click = (target: unknown) => ({ target, timeStamp: time, clientX: 3, clientY: 4, pointerType: 'mouse' }) as unknown as MouseEvent
const ask = (thing: string) => {
  asked.push(thing)
  return Promise.resolve(sentence)
}

beforeEach(() => {
  time = 1000
  asked = []
  whys = new Whys((target) => target as never)
})

describe('why not', () => {
  it('is asked about a thing that is no target, and shown where it was touched', async () => {
    await whys.touch(click(arrow), ask)
    expect(whys.shown).toMatchObject({ ...sentence, thing: 'arrow:1', near: { x: 3, y: 4 }, finger: false })
  })

  it('is asked once by two quick touches', async () => {
    await whys.touch(click(arrow), ask)
    time += 150
    await whys.touch(click(arrow), ask)
    expect(asked).toEqual(['arrow:1'])
    expect(whys.shown).not.toBeNull()
  })

  it('goes with the next click, on the same thing or beside it', async () => {
    for (const next of [arrow, null]) {
      await whys.touch(click(arrow), ask)
      time += 1000
      await whys.touch(click(next), ask)
      expect(whys.shown).toBeNull()
      time += 1000
    }
    expect(asked).toEqual(['arrow:1', 'arrow:1'])
  })

  it('is told of the thing that was touched last, whichever answer comes first', async () => {
    const answers: (() => void)[] = []
    const slow = (thing: string) => new Promise<typeof sentence>((resolve) => answers.push(() => resolve({ ...sentence, text: thing })))
    const [first, second] = [whys.touch(click(arrow), slow), whys.touch(click(pile), slow)]
    answers[1]?.()
    await second
    answers[0]?.()
    await first
    expect(whys.shown?.text).toBe('pile:cards')
  })

  it('comes too late where a move or Escape was quicker, or the thing is gone', async () => {
    const asking = whys.touch(click(arrow), ask)
    whys.hide()
    await asking
    expect(whys.shown).toBeNull()
    time += 1000
    await whys.touch(click({ ...pile, isConnected: false }), ask)
    expect(whys.shown).toBeNull()
  })

  it('says what the table refuses, and nothing where something can be done or nobody answers', async () => {
    await whys.touch(click(arrow), () => Promise.reject(new Refusal('not-started', 'Somebody is missing.', 409)))
    expect(whys.shown).toMatchObject({ text: 'Somebody is missing.', rule: null })
    for (const answer of [() => Promise.resolve(null), () => Promise.reject(new Unreachable(''))]) {
      time += 1000
      await whys.touch(click(pile), answer)
      expect(whys.shown).toBeNull()
    }
  })
})
