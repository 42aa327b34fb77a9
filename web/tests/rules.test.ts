import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FIGURES as alexandros } from '../src/games/alexandros/figures'
import { FIGURES as empire } from '../src/games/empire/figures'
import { FIGURES as fieldCommander } from '../src/games/field-commander/pictures'
import { FIGURES as phalanxx } from '../src/games/phalanxx/figures'
import { inView } from '../src/lib/rules/in-view'
import { html } from '../src/lib/rules/markdown'
import { find, turned } from '../src/lib/rules/search'

const texts = new URL('../../src/argead/games/', import.meta.url).pathname
const KNOWN: Record<string, string[]> = { alexandros, empire, field_commander: fieldCommander, phalanxx }
const manner = { link: (section: string) => `#/rules/game/${section}`, ours: 'Ours' }

/** All pages of a game's rules, in all languages, with the pictures that each has. */
const pages = (game: string) =>
  readdirSync(`${texts}${game}/text`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, figures: [...readFileSync(`${texts}${game}/text/${name}`, 'utf8').matchAll(/\]\(figure:([^)]*)\)/g)].map(([, figure]) => figure ?? '') }))

describe.each(Object.keys(KNOWN))('the pictures of the rules of %s', (game) => {
  it('are all known, and none is drawn in vain', () => {
    const used = new Set(pages(game).flatMap(({ figures }) => figures))
    expect(pages(game)).toHaveLength(4)
    expect([...used].sort()).toEqual([...(KNOWN[game] ?? [])].sort())
  })
})

describe('a section as HTML', () => {
  it('has a place for each picture, with its words', () => {
    expect(html('![Two "dice"](figure:two-dice)', manner)).toBe('<div class="pictures"><span class="figure" role="img" aria-label="Two &quot;dice&quot;" data-figure="two-dice"></span></div>')
    expect(html('A ![coin](figure:coin) each', manner)).toContain('<p>A <span class="figure"')
  })

  it('shows no other images', () => {
    expect(html('![x](https://example.org/x.png)', manner)).not.toContain('example.org')
  })

  it('leads to other sections', () => {
    expect(html('See [taxes](#taxes).', manner)).toContain('<a href="#/rules/game/taxes" data-goto="taxes">taxes</a>')
  })

  it('marks what is ours', () => {
    expect(html('So be it. ◊', manner)).toContain('aria-label="Ours"')
  })

  it('has tables whose empty heads are no headings', () => {
    expect(html('| a | |\n|---|---|\n| b | c |', manner)).toBe('<table><thead><tr><th scope="col">a</th><td></td></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table>')
  })
})

describe('searching', () => {
  const found = (text: string, wanted: string) => find(text, wanted).map(({ start, end }) => text.slice(start, end))

  it('finds words whatever their capitals, accents and spaces', () => {
    expect(found('Épée, épées et ÉPÉE', 'epee')).toEqual(['Épée', 'épée', 'ÉPÉE'])
    expect(found('En avant\u00a0! En avant !', 'en avant !')).toEqual(['En avant\u00a0!', 'En avant !'])
    expect(found('La Manœuvre', 'manoeuvre')).toEqual(['Manœuvre'])
    expect(found('d’Alexandre', "d'alex")).toEqual(['d’Alex'])
  })

  it('finds nothing for nothing', () => {
    expect(find('text', '  ')).toEqual([])
    expect(find('text', 'z')).toEqual([])
  })

  it('does not count a letter twice', () => {
    expect(find('aaaa', 'aa')).toEqual([{ start: 0, end: 2 }, { start: 2, end: 4 }])
  })

  it('goes round from place to place', () => {
    expect([turned(-1, 1, 3), turned(0, 1, 3), turned(2, 1, 3), turned(-1, -1, 3), turned(0, -1, 3)]).toEqual([0, 1, 0, 2, 2])
    expect(turned(-1, 1, 0)).toBe(-1)
  })
})

describe('the section in view', () => {
  const scroll = { height: 800, above: 500, below: 5000 }

  it('is the last that begins above the eyes', () => {
    expect(inView([-900, -100, 150, 700], scroll)).toBe(2)
    expect(inView([100, 300, 900], { ...scroll, above: 0 })).toBe(0)
    expect(inView([400, 900], { ...scroll, above: 0 })).toBe(0)
  })

  it('comes to the last section at the end of the page, however short that is', () => {
    expect(inView([-2000, -300, 500, 760], { height: 800, above: 3000, below: 0 })).toBe(3)
  })

  it('is the first of a page that need not be scrolled', () => {
    expect(inView([50, 300], { height: 800, above: 0, below: 0 })).toBe(0)
  })
})
