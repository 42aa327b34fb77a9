import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { fakeMemory, fakeTable } from './fakes'

const games = readdirSync(new URL('../src/games/', import.meta.url), { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []))
/** a whole client is compiled for it */
const timeout = 60_000
const registry = () => import('../src/games/registry')

describe('the games of the client', { timeout }, () => {
  beforeAll(() => {
    fakeMemory({})
    fakeTable(() => expect.fail('nothing is asked'))
  })

  it.each(games)('%s is found by its folder', async (game) => {
    const { clientOf, faceOf } = await registry()
    const client = await clientOf(game)
    expect(client.title).toBeTruthy()
    expect(new Set(client.verbs?.map(({ verb }) => verb)).size).toBe(client.verbs?.length)
    expect((await faceOf(game)).Drawings).toBe(client.Drawings)
  })

  it('has a plain client for a game from outside', async () => {
    const { clientOf, faceOf } = await registry()
    const client = await clientOf('from-outside')
    expect([client.title, client.verbs]).toEqual([undefined, undefined])
    expect([client.Board, client.Panels, client.SeatFacts, (await faceOf('from-outside')).Picture].every(Boolean)).toBe(true)
  })
})
