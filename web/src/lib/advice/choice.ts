// A move that is advised, as a choice of the question.
import type { Action, Decision, MoveNamed } from '../protocol'

/** The choice of the list, or, where the question is answered by a form, the answer that it would send; null where it is not asked. */
export function choiceOf({ action, label }: MoveNamed, decision: Decision | null): Action | null {
  const listed = decision?.actions.find(({ notation }) => notation === action)
  if (listed) return listed
  const form = decision?.form
  if (!form || !action.startsWith(`${form.verb} `)) return null
  return { notation: action, label, verb: form.verb, args: {}, final: form.final, preview: null }
}
