// The steps of a small living scene; it stands still for whoever wants no motion.
import { calm } from './settings.svelte'

export class Pace {
  step = $state(0)

  /** For a component, as it begins. */
  constructor(milliseconds: number) {
    $effect(() => {
      if (calm()) return
      const timer = setInterval(() => this.step++, milliseconds)
      return () => clearInterval(timer)
    })
  }

  /** What the step shows, round and round. */
  of<T>(scenes: readonly T[]): T | undefined {
    return scenes[this.step % scenes.length]
  }
}
