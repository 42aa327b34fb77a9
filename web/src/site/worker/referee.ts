// The worker in which the referee is: it wakes the interpreter, and grants what the page wishes.
import { Followers, hold } from '../followers'
import type { FromReferee, FromThinker, Sent, ToReferee, Wish } from '../messages'
import { Refused } from '../refused'
import { type Door, Rounds } from '../rounds'
import { grants } from '../steward'
import { reason, Storage } from '../storage'
import { Thinking } from '../thinking'
import { NoReferee, wake } from './python'

/** A bot that rested after some trouble is asked again. */
const LOOK_MS = 5_000

const tell = (message: FromReferee) => self.postMessage(message)
/** The other pages of this browser, which write to the same disk. */
const others = new BroadcastChannel('argead')
const changed = (matches: string[]) => others.postMessage(matches)

const thinking = (parcel: Sent) =>
  new Thinking((hear) => {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => hear(data)
    worker.onerror = () => hear({ failure: 'broken' })
    worker.postMessage({ start: parcel })
    return { post: (message) => worker.postMessage(message), end: () => worker.terminate() }
  })

async function start(parcel: Sent) {
  const python = await wake(parcel, (loaded) => tell({ loaded }))
  const door = python.runPython('from argead.site import Door; Door()') as Door
  const storage = new Storage()
  const thinker = thinking(parcel)
  const rounds: Rounds = new Rounds(door, storage, thinker, { tell: (watcher, message) => followers.hear(watcher, message), changed })
  const followers = new Followers(rounds, tell, hold)
  setInterval(() => followers.any && void rounds.look(), LOOK_MS)
  others.onmessage = async ({ data }: MessageEvent<string[]>) => {
    await rounds.alone(() => data.forEach((match) => door.forget(match)))
    followers.anew(data)
  }
  thinker.rouse()
  tell({ ready: true })
  return grants(rounds, storage, followers, changed)
}

/** What the disk refuses has its own sentences. */
function refusedBy(cause: unknown): Refused['refused'] {
  if (cause instanceof Refused) return cause.refused
  return { code: cause instanceof DOMException ? reason(cause) : 'internal', message: String(cause) }
}

/** Nothing can be asked any more of an interpreter that broke. */
const isDead = (cause: unknown) => cause instanceof WebAssembly.RuntimeError || (cause instanceof Error && cause.message.includes('fatally failed'))

let granted: ReturnType<typeof start> | null = null

async function grant<W extends Wish>(id: number, wish: W, asks: never) {
  try {
    const act = (await granted)?.[wish] as ((asks: never, id: number) => Promise<unknown>) | undefined
    tell({ id, gets: await act?.(asks, id) })
  } catch (cause) {
    if (isDead(cause)) return tell({ failure: 'broken' })
    tell({ id, refused: refusedBy(cause) })
  }
}

self.onmessage = ({ data }: MessageEvent<ToReferee>) => {
  if ('wish' in data) void grant(data.id, data.wish, data.asks as never)
  else {
    granted = start(data.start)
    granted.catch((cause: unknown) => tell({ failure: cause instanceof NoReferee ? cause.failure : 'broken' }))
  }
}
