import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { Lang } from '../src/lib/protocol'
import { FAMILIES, gameText } from './words'

const root = new URL('../src/', import.meta.url).pathname
const LANGS: Lang[] = ['en', 'fr']
const GAMES = Object.keys(FAMILIES)

/** The sources below a folder, as one text. */
const sources = (folder: string, but = '/') =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.startsWith(but))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'))
    .join('\n')
const shellSource = sources('', 'games/')

/** what comes with the lobby, and what comes later */
const shellText = (lang: Lang) => ['text', 'text/rules', 'text/site', 'text/table', 'text/advice', 'text/analysis'].map((folder) => readFileSync(join(root, folder, `${lang}.ftl`), 'utf8')).join('\n')

/** The messages of a Fluent text with all that belongs to each. */
const messages = (ftl: string) => new Map(ftl.split(/^(?=[a-z#])/m).flatMap((block) => (block.startsWith('#') ? [] : [[/^[\w-]+/.exec(block)?.[0] ?? '', block] as const])))
const ids = (ftl: string) => [...messages(ftl).keys()]
const variables = (ftl: string) => new Map([...messages(ftl)].map(([id, block]) => [id, [...new Set(block.match(/\$\w+/g))].sort()]))
/** What the browser alone says. */
const client = (ftl: string) => [...messages(ftl).values()].filter((block) => block.startsWith('client-')).join('')
/** Parts such as `option-bessus.does`; names that stand alone are there only where a language needs them. */
const parts = (ftl: string) => [...messages(ftl)].flatMap(([id, block]) => [...block.matchAll(/^ +\.([\w-]+) =/gm)].map(([, part]) => `${id}.${part}`)).filter((part) => !part.endsWith('.name'))

const asked = (source: string) => [...source.matchAll(/\bt\(\s*'([\w-]+)'/g)].map(([, id]) => id ?? '')
const quotes = (ftl: string) => ftl.split('\n').filter((line) => !line.startsWith('#') && /["']/.test(line))

describe('the shell speaks both languages', () => {
  const [en, fr] = [shellText('en'), shellText('fr')]

  it('has the same messages in English and French, with the same variables', () => {
    expect(ids(en).length).toBeGreaterThan(100)
    expect(variables(fr)).toEqual(variables(en))
  })

  it.each(LANGS)('parses %s without a fault, each message once', (lang) => {
    expect(new FluentBundle(lang).addResource(new FluentResource(shellText(lang)))).toEqual([])
    expect(shellText(lang).match(/^[a-z][\w-]* *=/gm)).toHaveLength(ids(shellText(lang)).length)
  })

  it('uses every message, and has every message it uses', () => {
    const everywhere = sources('')
    expect(ids(en).filter((id) => !everywhere.includes(`'${id}'`))).toEqual([])
    expect(asked(shellSource).filter((id) => !messages(en).has(id))).toEqual([])
  })

  it.each(LANGS)('leaves no typewriter quotes in %s', (lang) => expect(quotes(shellText(lang))).toEqual([]))
})

describe.each(GAMES)('the client of %s speaks both languages', (game) => {
  const [en, fr] = [gameText(game, 'en'), gameText(game, 'fr')]
  const source = sources(`games/${game}`)
  const families = FAMILIES[game] ?? []
  const inFamily = (id: string) => families.some((prefix) => id.startsWith(prefix))

  it('has the same messages and parts in English and French, with the same variables', () => {
    expect(ids(client(en)).length).toBeGreaterThan(40)
    expect(variables(client(fr))).toEqual(variables(client(en)))
    expect(parts(fr)).toEqual(parts(en))
  })

  it.each(LANGS)('can say all of %s, in words that are not the shell’s', (lang) => {
    const text = gameText(game, lang)
    const bundle = new FluentBundle(lang)
    expect(bundle.addResource(new FluentResource(text))).toEqual([])
    for (const part of parts(text)) {
      const [id = '', name = ''] = part.split('.')
      const pattern = bundle.getMessage(id)?.attributes[name] ?? expect.fail(part)
      expect(bundle.formatPattern(pattern)).not.toContain('{')
    }
    expect(ids(text).filter((id) => messages(shellText(lang)).has(id))).toEqual([])
  })

  it('uses every message of its own, and has every message it uses', () => {
    const known = new Set([...ids(shellText('en')), ...ids(en)])
    const quoted = [...source.matchAll(/'((?:client|action|note|ability|work)-[\w-]+)'/g)].map(([, id]) => id ?? '')
    expect([...asked(source), ...quoted].filter((id) => !known.has(id))).toEqual([])
    expect(ids(client(en)).filter((id) => !quoted.includes(id) && !inFamily(id))).toEqual([])
    expect(parts(en).filter((part) => !source.includes(`.${part.split('.')[1]}`))).toEqual([])
  })

  it('puts ids together only for families that there are', () => {
    const composed = [...source.matchAll(/`((?:[a-z]+-)+)\$\{/g)].map(([, prefix]) => prefix ?? '').filter((prefix) => known(prefix))
    expect(composed.filter((prefix) => prefix !== 'client-' && !families.includes(prefix))).toEqual([])
    expect(families.filter((prefix) => !known(prefix))).toEqual([])
    function known(prefix: string) {
      return ids(en).some((id) => id.startsWith(prefix))
    }
  })

  it.each(LANGS)('leaves no typewriter quotes in %s', (lang) => expect(quotes(client(gameText(game, lang)))).toEqual([]))
})

it('knows the words of every game that has a client', () => {
  const folders = readdirSync(join(root, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual(GAMES)
})
