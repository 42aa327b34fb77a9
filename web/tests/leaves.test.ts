import { describe, expect, it } from 'vitest'
import { leaves as alexandros } from '../src/games/alexandros/leaves'
import { leaves as empire } from '../src/games/empire/leaves'
import { leaves as fieldCommander } from '../src/games/field-commander/leaves'
import { tableAt } from './fakes'

const action = (notation: string) => ({ notation, verb: notation.split(' ')[0] ?? '', args: {}, label: notation, final: false, preview: null })

function asked(kind: string, notations: string[], view: unknown = {}) {
  const actions = notations.map(action)
  const table = tableAt(1, { view, decision: { kind, prompt: '', rule: '', form: null, actions } as never })
  return { table, take: (notation: string) => actions.find((each) => each.notation === notation) ?? expect.fail(notation) }
}

describe('a turn is ended with something left to do', () => {
  it('in Alexandros by passing', () => {
    const { table, take } = asked('choose-action', ['take lyre', 'pass'])
    expect([alexandros(take('pass'), table), alexandros(take('take lyre'), table)]).toEqual([true, false])
    const nothing = asked('choose-action', ['pass'])
    expect(alexandros(nothing.take('pass'), nothing.table)).toBe(false)
  })

  it('in Empire by building no more, or by halting before any army has marched', () => {
    const build = asked('build', ['temple media', 'done'], { fresh: {} })
    expect(empire(build.take('done'), build.table)).toBe(true)
    const still = asked('march', ['cross camp media', 'halt'], { fresh: { camp: [3, 0, 0, 0] } })
    expect(empire(still.take('halt'), still.table)).toBe(true)
    const marched = asked('march', ['cross camp media', 'halt'], { fresh: { camp: [2, 0, 0, 0], media: [0, 1, 0, 0] } })
    expect(empire(marched.take('halt'), marched.table)).toBe(false)
  })

  it('in Field Commander by spending no more, not by leaving what can be done at any time', () => {
    const rich = asked('spend-treasure', ['recruit phalanx', 'disband a', 'proceed'])
    expect([fieldCommander(rich.take('proceed'), rich.table), fieldCommander(rich.take('recruit phalanx'), rich.table)]).toEqual([true, false])
    const poor = asked('spend-treasure', ['disband a', 'proceed'])
    expect(fieldCommander(poor.take('proceed'), poor.table)).toBe(false)
    const refit = asked('refit-forces', ['refit a', 'proceed'])
    expect(fieldCommander(refit.take('proceed'), refit.table)).toBe(false)
  })
})
