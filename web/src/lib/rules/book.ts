// The rules of a game with all that is needed to show them: its words, and what draws their pictures.
import type { Component } from 'svelte'
import type { Pictures } from '../../games/game'
import { clientOf } from '../../games/registry'
import { api } from '../api'
import type { Lang, Rules } from '../protocol'
import { gameWords } from '../text.svelte'
import './words'

/** the address of the page to print, where sections have theirs */
export const AID = 'aid'

export interface Book extends Rules {
  game: string
  pictures: Pictures | null
  /** what the pictures refer to; at a table it is in the page already */
  Drawings?: Component
}

async function drawn(game: string): Promise<Pick<Book, 'pictures' | 'Drawings'>> {
  const { Drawings, pictures } = await clientOf(game)
  return { Drawings, pictures: (await pictures?.()) ?? null }
}

export async function read(game: string, lang: Lang): Promise<Book> {
  const [rules, drawing] = await Promise.all([api.rules(game, lang), drawn(game), gameWords.fetch(game, lang)])
  return { ...rules, ...drawing, game }
}
