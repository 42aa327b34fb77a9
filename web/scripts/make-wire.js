// Makes the types of what travels from the document that the server gives: its shapes alone, for the client spells the paths itself.
// Run with `make wire`; with `--check` it only says whether the types at hand are those of the document.
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const DOCUMENT = new URL('../../docs/openapi.json', import.meta.url)
const TYPES = new URL('../src/lib/wire.ts', import.meta.url)
const HEAD = '// Made from docs/openapi.json by `make wire`: not to be edited.\n\n'

const document = JSON.parse(readFileSync(DOCUMENT, 'utf8'))
const types = HEAD + astToString(await openapiTS({ ...document, paths: {} }, { emptyObjectsUnknown: true, defaultNonNullable: false }))

if (!process.argv.includes('--check')) writeFileSync(TYPES, types)
else if (readFileSync(TYPES, 'utf8') !== types) {
  console.error('src/lib/wire.ts is not what docs/openapi.json gives: run `make wire`.')
  process.exit(1)
}
