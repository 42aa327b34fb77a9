// Message ids of the game's small words.
import type { SymbolName } from './types'

export const SYMBOL_WORDS: Record<SymbolName, string> = {
  temple: 'alexandros-temple',
  amphora: 'alexandros-amphora',
  horse: 'alexandros-horse',
  lyre: 'alexandros-lyre',
  soldier: 'alexandros-soldier',
}
