// The dice of the battle turn under way, from the journal: who rolled what, and who fell.
import type { JournalLine } from '../../lib/protocol'

export interface Roll {
  face: number
  needs: number
  hits: number
}

export interface Fallen {
  counter: string
  kind: string
}

export interface TurnDice {
  rolls: Map<string, Roll[]>
  own: Fallen[]
  enemy: Fallen[]
}

const ROLLS = ['attacked', 'enemy-attacked']
const STARTS = ['battle-turn', 'battle']

export function diceOf(journal: JournalLine[]): TurnDice {
  const start = journal.findLastIndex(({ kind }) => STARTS.includes(kind))
  const found: TurnDice = { rolls: new Map(), own: [], enemy: [] }
  if (start < 0) return found
  for (const { kind, data } of journal.slice(start)) {
    const counter = String(data.counter ?? '')
    if (ROLLS.includes(kind)) {
      const roll = { face: Number(data.roll), needs: Number(data.needs), hits: Number(data.hits) }
      found.rolls.set(counter, [...(found.rolls.get(counter) ?? []), roll])
    }
    if (kind === 'destroyed') found.own.push({ counter, kind: String(data.kind) })
    if (kind === 'enemy-destroyed' || kind === 'leader-slain' || kind === 'leader-left') found.enemy.push({ counter, kind: String(data.kind) })
  }
  return found
}
