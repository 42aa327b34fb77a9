import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeTable, refusal, speak } from './fakes'
import { gameText } from './words'

describe('the words of a game', () => {
  beforeEach(() => vi.resetModules())
  afterEach(() => vi.unstubAllGlobals())

  it('are said while its screen is open, those of other games are not', async () => {
    await speak('alexandros')
    const { has, known, t } = await import('../src/lib/text.svelte')
    expect([t('card-lyre'), t('loading')]).toEqual(['Lyre', 'Just a moment…'])
    expect([has('area-tyre'), known(['area-tyre'], 'Tyre itself')]).toEqual([false, 'Tyre itself'])
    await speak('field-commander', 'fr')
    expect([t('area-tyre'), has('card-lyre')]).toEqual(['Tyr', false])
    expect([t('option-bessus.name'), t('option-bessus.does'), has('option-bessus.tale')]).toEqual(['Bessos', 'deux forces de plus à Maracanda', false])
  })

  it('are fetched once a language', async () => {
    const calls = fakeTable(({ path }) => ({ body: { words: gameText('empire', path.endsWith('fr') ? 'fr' : 'en') } }))
    const { gameWords, t } = await import('../src/lib/text.svelte')
    for (const lang of ['en', 'fr', 'en'] as const) {
      await gameWords.fetch('empire', lang)
      gameWords.open('empire', lang)
    }
    expect(t('client-lay-out')).toBe('Lay out')
    expect(calls.map(({ path }) => path)).toEqual(['/api/games/empire/words?lang=en', '/api/games/empire/words?lang=fr'])
  })

  it('are asked for again when they have not come', async () => {
    let down = true
    fakeTable(() => (down ? refusal(500, 'internal') : { body: { words: 'card-lyre = Lyre' } }))
    const { gameWords, has } = await import('../src/lib/text.svelte')
    await expect(gameWords.fetch('alexandros', 'en')).rejects.toThrow('internal.')
    gameWords.open('alexandros', 'en')
    expect(has('card-lyre')).toBe(false)
    down = false
    await gameWords.fetch('alexandros', 'en')
    gameWords.open('alexandros', 'en')
    expect(has('card-lyre')).toBe(true)
  })
})
