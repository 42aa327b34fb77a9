import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const root = new URL('../src/', import.meta.url).pathname
const source = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|svelte)$/.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')

const ftl = (lang: string) => readFileSync(join(root, `text/${lang}.ftl`), 'utf8')
const ids = (lang: string) => [...ftl(lang).matchAll(/^([a-z][\w-]*) *=/gm)].map(([, id]) => id ?? '')
const variables = (lang: string) => {
  const found: Record<string, string[]> = {}
  for (const block of ftl(lang).split(/^(?=[a-z])/m)) {
    const id = /^[\w-]+/.exec(block)?.[0]
    if (id) found[id] = [...new Set([...block.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? ''))].sort()
  }
  return found
}

describe('the shell speaks both languages', () => {
  it('has the same messages in English and French, with the same variables', () => {
    expect(ids('fr').sort()).toEqual(ids('en').sort())
    expect(variables('fr')).toEqual(variables('en'))
  })

  it.each(['en', 'fr'])('parses %s without a fault, each message once', (lang) => {
    const errors = new FluentBundle(lang).addResource(new FluentResource(ftl(lang)))
    expect(errors).toEqual([])
    expect(new Set(ids(lang)).size).toBe(ids(lang).length)
  })

  it('uses every message, and has every message it uses', () => {
    const known = new Set(ids('en'))
    const unused = [...known].filter((id) => !source.includes(`'${id}'`))
    const asked = [...source.matchAll(/\bt\(\s*'([\w-]+)'/g)].map(([, id]) => id ?? '')
    expect(unused).toEqual([])
    expect(asked.filter((id) => !known.has(id))).toEqual([])
  })

  it.each(['en', 'fr'])('leaves no typewriter quotes in %s', (lang) => {
    const texts = ftl(lang).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    expect(texts.filter((line) => /["']/.test(line))).toEqual([])
  })
})
