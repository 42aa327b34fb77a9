// The same keys at every table: arrows walk through the choices, Enter takes, U undoes, H asks for a hint, T for the
// threats, ? opens the rule.

interface Commands {
  undo: (event: KeyboardEvent) => void
  hint: () => void
  threats: () => void
  rule: () => void
}

/** Keys typed into a field or a sheet over the page belong there. */
export const writing = (target: EventTarget | null) => target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null

/** The choices in the list that can be seen. */
export const choicesInSight = () => [...document.querySelectorAll<HTMLButtonElement>('.choice:enabled')].filter((choice) => choice.checkVisibility())

function walk(step: 1 | -1) {
  const choices = choicesInSight()
  if (choices.length === 0) return
  const now = choices.indexOf(document.activeElement as HTMLButtonElement)
  const next = now < 0 ? (step === 1 ? 0 : choices.length - 1) : (now + step + choices.length) % choices.length
  choices[next]?.focus()
}

/** A key that is held down says the same thing once: only the arrows walk on. */
const isHeld = ({ repeat, key, target }: KeyboardEvent) =>
  repeat && (['u', 'h', 't', '?'].includes(key.toLowerCase()) || ((key === 'Enter' || key === ' ') && target instanceof Element && target.closest('button, [role=button]') !== null))

export function tableKeys({ undo, hint, threats, rule }: Commands) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || writing(event.target)) return
    if (isHeld(event)) return event.preventDefault()
    const command = {
      ArrowDown: () => walk(1),
      ArrowRight: () => walk(1),
      ArrowUp: () => walk(-1),
      ArrowLeft: () => walk(-1),
      u: () => undo(event),
      h: hint,
      t: threats,
      '?': rule,
    }[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!command) return
    event.preventDefault()
    command()
  }
}
