import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'

const document = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')
const config = await createConfig({ extends: ['spec'], rules: { 'no-unresolved-refs': 'error', 'operation-operationId-unique': 'error' } })

const faults = async (source: string) => (await lintFromString({ source, config })).map(({ message }) => message)

it('keeps to OpenAPI 3.1, as an outside checker reads it', async () => {
  expect(await faults(document)).toEqual([])
})

it('would not, with a word of its own or a shape that is not there', async () => {
  expect(await faults(document.replace('"operationId"', '"name"'))).not.toEqual([])
  expect(await faults(document.replace('schemas/MatchCreated"', 'schemas/MatchMade"'))).not.toEqual([])
})
