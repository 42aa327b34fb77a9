// The sounds of the table: fetched when they are first wanted, played as loud as the reader likes, never many at once.
import type { Table } from '../protocol'
import { settings } from '../settings.svelte'
import { moment, type Note, notes, type Sound } from './heard'
import type { Script } from './scenes'

const FILES = import.meta.glob<string>('../../sounds/*.wav', { eager: true, query: '?url&no-inline', import: 'default' })
export const MOST_AT_ONCE = 4

interface Voice {
  source: AudioBufferSourceNode
  begins: number
  ends: number
}

/** Pages may make no sound before somebody has touched them, and browsers complain if they try. */
const mayPlay = () => navigator.userActivation?.hasBeenActive ?? true

async function decoded(context: AudioContext): Promise<Map<string, AudioBuffer>> {
  const fetched = Object.entries(FILES).map(async ([path, address]) => {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`no sound at ${address}`)
    return [path.replace(/^.*\/|\.wav$/g, ''), await context.decodeAudioData(await answer.arrayBuffer())] as const
  })
  return new Map(await Promise.all(fetched))
}

class Player {
  #context: AudioContext | null = null
  #loudness: GainNode | null = null
  #buffers: Map<string, AudioBuffer> | null = null
  #coming: Promise<void> | null = null
  #voices: Voice[] = []

  /** Fetch what is not there yet, and wake what the browser has put to sleep. */
  async wake(): Promise<void> {
    if (!settings.volume || !mayPlay()) return
    this.#coming ??= this.#fetch().catch(() => {
      this.#coming = null // the table cannot be reached: the next sound asks again
    })
    await this.#coming
    if (this.#context?.state === 'suspended') await this.#context.resume().catch(() => {}) // the next sound tries again
  }

  async #fetch() {
    this.#context ??= new AudioContext()
    if (!this.#loudness) {
      this.#loudness = this.#context.createGain()
      this.#loudness.connect(this.#context.destination)
    }
    this.#buffers = await decoded(this.#context)
  }

  /** Play these notes from now on; `speed`: how many times as long as they are written. */
  play(all: readonly Note[], speed = 1) {
    if (!settings.volume || all.length === 0) return
    void this.wake()
    // what cannot be heard now would be heard too late
    if (!this.#buffers || this.#context?.state !== 'running' || !this.#loudness) return
    const now = this.#context.currentTime
    this.#loudness.gain.value = settings.volume ** 2
    for (const { sound, begins } of all) this.#begin(this.#context, this.#loudness, sound, now + (begins * speed) / 1000)
  }

  #begin(context: AudioContext, loudness: GainNode, sound: Sound, begins: number) {
    const buffer = this.#buffers?.get(sound)
    if (!buffer) return
    const ends = begins + buffer.duration
    if (this.#voices.filter((voice) => voice.begins < ends && voice.ends > begins).length >= MOST_AT_ONCE) return
    const source = context.createBufferSource()
    source.buffer = buffer
    source.connect(loudness)
    const voice = { source, begins, ends }
    source.onended = () => (this.#voices = this.#voices.filter((each) => each !== voice))
    source.start(begins)
    this.#voices.push(voice)
  }

  /** What has not begun is not heard any more; `all`: what sounds ends too. */
  still(all: boolean) {
    const now = this.#context?.currentTime ?? 0
    const ending = this.#voices.filter(({ begins }) => all || begins > now)
    this.#voices = this.#voices.filter((voice) => !ending.includes(voice))
    for (const { source } of ending) source.stop()
  }
}

export const player = new Player()

/** Let the reader hear how loud it is. */
export async function tryOut() {
  await player.wake()
  player.play([{ sound: 'points', begins: 0 }])
}

/** Listens to one show. */
export class Ear {
  /** the newest table that came to rest */
  #rested: Table | null = null

  /** A line is shown. */
  hear(written: Script, speed: number) {
    player.still(false)
    player.play(notes(written), speed)
  }

  /** A table has come to rest. */
  turn(table: Table | null) {
    const before = this.#rested
    if (!table || (before && table.ply < before.ply && table.seat === before.seat)) return
    this.#rested = table
    const sound = before && moment(before, table)
    if (sound) player.play([{ sound, begins: 0 }])
  }

  /** Nothing more is shown of it. */
  rest() {
    player.still(true)
  }
}
