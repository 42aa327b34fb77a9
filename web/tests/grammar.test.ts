import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { FUNCTIONS, typeset } from '../src/lib/grammar'
import type { Lang } from '../src/lib/protocol'

interface Table {
  functions: [Lang, string, string | number, string][]
  typeset: [Lang, string, string][]
}

/** The table that the server's functions are held to as well. */
const TABLE = JSON.parse(readFileSync(new URL('../../tests/data/grammar.json', import.meta.url), 'utf8')) as Table

describe('words that meet', () => {
  it.each(TABLE.functions)('%s: %s(%s) is %s', (lang, name, word, said) => {
    const bundle = new FluentBundle(lang, { functions: FUNCTIONS[lang], useIsolating: false })
    bundle.addResource(new FluentResource(`met = { ${name}($word) }`))
    expect(bundle.formatPattern(bundle.getMessage('met')?.value ?? '', { word })).toBe(said)
  })

  it.each(TABLE.typeset)('%s: %s is set', (lang, text, set) => expect(typeset(text, lang)).toBe(set))

  it('are in the table with every function of every language', () => {
    const named = (['en', 'fr'] as const).flatMap((lang) => Object.keys(FUNCTIONS[lang]).map((name) => `${lang} ${name}`))
    expect(new Set(TABLE.functions.map(([lang, name]) => `${lang} ${name}`))).toEqual(new Set(named))
  })
})
