// The worker in which bots think, so that the referee can answer meanwhile: in slices, between which it hears whether it
// shall stop.
import type { FromThinker, ToThinker } from '../messages'
import { NoReferee, wake } from './python'

/** `argead.site.Thinker`. */
interface Thinker {
  begin(job: string): void
  slice(): boolean
  found(): string
}

const tell = (message: FromThinker) => self.postMessage(message)
/** Lets messages in between two slices; timers of browsers wait for longer. */
const channel = new MessageChannel()
const breathe = () =>
  new Promise<void>((done) => {
    channel.port1.onmessage = () => done()
    channel.port2.postMessage(null)
  })

let thinker: Promise<Thinker> | null = null
const stopped = new Set<string>()

async function think(id: string, job: string, seconds: number) {
  if (!thinker) return
  stopped.delete(id) // one that came too late for the job before
  const mind = await thinker
  const end = performance.now() + seconds * 1000
  mind.begin(job)
  while (mind.slice() && performance.now() < end) {
    await breathe()
    if (stopped.has(id)) break
  }
  tell({ id, found: mind.found() })
}

const fail = (cause: unknown) => tell({ failure: cause instanceof NoReferee ? cause.failure : 'broken' })

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if ('start' in data) {
    thinker = wake(data.start, () => {}).then((python) => python.runPython('from argead.site import Thinker; Thinker()') as Thinker)
    thinker.catch(fail)
  } else if ('think' in data) think(data.think.id, data.think.job, data.think.seconds).catch(fail)
  else stopped.add(data.stop)
}
