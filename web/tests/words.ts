// The words of the games, read where the server keeps them.
import { readFileSync } from 'node:fs'
import type { Lang } from '../src/lib/protocol'

const games = new URL('../../src/argead/games/', import.meta.url).pathname

/** A game's Fluent text in a language; the server's folders are spelled as Python spells modules. */
export const gameText = (game: string, lang: Lang): string => readFileSync(`${games}${game.replaceAll('-', '_')}/text/${lang}.ftl`, 'utf8')

/** What the clients of the games say by ids that they put together; the tests of each game go through its board. */
export const FAMILIES: Record<string, string[]> = {
  alexandros: ['card-', 'triangle-', 'point-'],
  empire: ['province-', 'region-'],
  'field-commander': ['advisor-', 'area-', 'campaign-', 'effect-', 'insight-', 'kind-', 'nation-', 'note-', 'operation-', 'option-', 'plan-', 'prophecy-', 'track-', 'work-', 'client-plan-', 'client-work-'],
  phalanxx: ['ability-', 'card-', 'colour-', 'place-', 'region-', 'client-lack-', 'client-need-', 'client-rank-'],
}
