// When what has changed stands on the page, with all that is measured of it.
import { tick } from 'svelte'

export async function drawn(): Promise<void> {
  await tick()
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}
