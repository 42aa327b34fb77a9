// The stage: a layer over the page on which likenesses of things move, while the things themselves wait unseen. The board's
// markup is never touched: it is the referee's table before, during and after.
import { type Likeness, likeness, signed } from './likeness'
import type { Cue, Scene, Script, Sign, Spot } from './scenes'
import { boxOf, find, isOpen, placesOf, whereabouts } from './sight'
import { EASE, felled, IN_PLACE, LEAVING, OVER, parting, thrown, UP, way, won } from './ways'

/** a thing that was so many times as wide is drawn as it was while it goes its way */
const SHRINKS = 1.5
const NUMBER = new Intl.NumberFormat('en', { signDisplay: 'always' })
/** these change how a thing looks: until then it looks as before */
const CHANGES: ReadonlySet<Scene['act']> = new Set(['turn', 'vanish', 'become'])

interface Manner {
  /** whose likeness it is; none: a sign, which comes when it moves */
  thing?: Spot
  /** it comes out of something: it is not seen before it moves */
  comes?: boolean
  easing?: string
}

export class Stage {
  readonly #layer: HTMLElement
  readonly #running = new Set<Animation>()
  /** how things looked and where they were before the line */
  readonly #before = new Map<Spot, Likeness>()
  readonly #unchanged = new Set<Spot>()
  /** the last likeness of a thing, and when its scene is over */
  readonly #last = new Map<Spot, { ghost: HTMLElement; until: number }>()
  /** what stays where it has come to, until it leaves with what covers the table */
  readonly #staying = new WeakSet<HTMLElement>()
  /** what still covers the table */
  #cover: HTMLElement | null = null

  constructor(layer: HTMLElement) {
    this.#layer = layer
  }

  /** Look at what the script will move, while the table is still as it was. */
  prepare({ cues }: Script) {
    this.#forget()
    const all = cues.map(({ scene }) => scene)
    const covered = all.findIndex(({ act }) => act === 'uncover')
    const moved = all.slice(0, Math.max(0, covered)).flatMap((scene) => ('thing' in scene ? [scene.thing] : []))
    for (const scene of all) for (const spot of spotsOf(scene)) this.#remember(spot, scene.act === 'uncover' ? moved : [])
    for (const scene of all) if ('thing' in scene && CHANGES.has(scene.act)) this.#unchanged.add(scene.thing)
  }

  #remember(spot: Spot, without: readonly Spot[]) {
    const found = this.#before.has(spot) ? null : find(spot)
    if (found) this.#before.set(spot, likeness(found, without))
  }

  #forget() {
    this.#before.clear()
    this.#unchanged.clear()
    this.#last.clear()
    this.#cover = null
  }

  /** Until the page has found its measures: a board that has grown or shrunk is drawn anew before anybody sees it. */
  measured(): Promise<void> {
    return new Promise((done) => {
      const watch = new ResizeObserver(() => {
        watch.disconnect()
        done()
      })
      watch.observe(this.#layer)
    })
  }

  /** Show the script over the table that has come; `speed`: how many times as long as it is written. */
  perform({ cues, lasts }: Script, speed: number): Promise<void> {
    this.#spread(cues)
    for (const cue of cues) this.#cue({ ...cue, begins: cue.begins * speed, lasts: cue.lasts * speed })
    this.#forget()
    return this.#after(lasts * speed)
  }

  /** What is still under way ends at once. */
  clear() {
    for (const each of [...this.#running]) each.cancel()
    this.#running.clear()
    this.#layer.replaceChildren()
  }

  /** What covers the table until it is taken away: what moves before moves over it and leaves with it. */
  #spread(cues: readonly Cue[]) {
    const covering = cues.find(({ scene }) => scene.act === 'uncover')?.scene
    const drawn = covering?.act === 'uncover' ? this.#before.get(covering.thing) : undefined
    if (!drawn) return
    this.#cover = document.createElement('div')
    this.#cover.style.cssText = 'position:absolute;inset:0;z-index:1'
    // the board may have grown since
    const { left, top, width, height } = document.querySelector('[data-place=board]')?.getBoundingClientRect() ?? drawn.box
    const ground = document.createElement('div')
    ground.style.cssText = `position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px;background:var(--sheet)`
    this.#cover.append(ground, drawn.draw())
    this.#layer.append(this.#cover)
  }

  #after(ms: number): Promise<void> {
    const nothing = this.#animate(this.#layer, [], ms, 0)
    return nothing.finished.then(
      () => {},
      () => {}, // skipped
    )
  }

  #animate(element: Element, frames: Keyframe[], lasts: number, begins: number, easing = EASE, fill: FillMode = 'backwards'): Animation {
    const made = element.animate(frames, { duration: lasts, delay: begins, easing, fill })
    this.#running.add(made)
    const done = () => this.#running.delete(made)
    made.finished.then(done, done)
    return made
  }

  #cue({ scene, begins, lasts }: Cue) {
    switch (scene.act) {
      case 'hold':
      case 'pace':
        return
      case 'score':
        return this.#gain({ text: NUMBER.format(scene.points).replace('-', '−'), seat: scene.seat, symbol: scene.symbol }, scene.at, `seat:${scene.seat}`, begins, lasts)
      case 'gain':
        return this.#gain(scene.sign, scene.at, scene.to, begins, lasts)
      case 'cast': {
        const at = this.#box(scene.at)
        if (at) this.#ghost(signed(scene.sign, at), thrown, lasts, begins)
        return
      }
      case 'send':
        return this.#send(scene, begins, lasts)
      case 'travel':
        return this.#travel(scene, begins, lasts)
      case 'uncover':
        return this.#uncover(begins, lasts)
      case 'emerge': {
        const now = this.#find(scene.thing)
        if (now) this.#animate(now, [{ opacity: 0 }, { opacity: 1 }], lasts, begins)
        return
      }
      case 'turn':
      case 'vanish':
      case 'become':
        this.#change(scene.act, scene.thing, begins, lasts)
        this.#unchanged.delete(scene.thing)
        return
      default:
        return this.#inPlace(scene.act, scene.thing, begins, lasts)
    }
  }

  #send({ sign, from, via = [], to }: Extract<Scene, { act: 'send' }>, begins: number, lasts: number) {
    const start = this.#box(from)
    const stops = [from, ...via, to].flatMap((spot) => this.#box(spot) ?? [])
    if (!start || stops.length < 2) return
    const drawn = signed(sign, start)
    this.#ghost(drawn, parting(way(drawn.box, stops)), lasts, begins, { easing: 'linear' })
  }

  #travel({ thing, from, via = [], to, gone = false }: Extract<Scene, { act: 'travel' }>, begins: number, lasts: number) {
    const [before, now] = [this.#before.get(thing), gone ? null : this.#find(thing)]
    const after = now ? likeness(now) : undefined
    const shrinks = !from && before && after && before.box.width > SHRINKS * after.box.width
    const drawn = shrinks ? before : (after ?? before)
    const [start, end] = [from ? this.#box(from) : before?.box, to ? this.#box(to) : (after ?? before)?.box]
    if (!drawn || !start || !end) return
    const stops = [start, ...via.flatMap((spot) => this.#box(spot) ?? []), end]
    if (!now) return this.#ghost(drawn, parting(way(drawn.box, stops)), lasts, begins, { thing, easing: 'linear' })
    for (const each of [now, ...placesOf(thing)]) this.#hide(each, begins + lasts)
    this.#ghost(drawn, way(from && to ? end : drawn.box, stops), lasts, begins, { thing, comes: from !== undefined && to === undefined, easing: 'linear' })
  }

  #change(act: 'turn' | 'vanish' | 'become', thing: Spot, begins: number, lasts: number) {
    const [drawn, now] = [this.#before.get(thing), this.#find(thing)]
    if (act === 'vanish') {
      if (now) this.#hide(now, begins)
      if (drawn) this.#ghost(drawn, LEAVING, lasts, begins, { thing })
    } else if (act === 'become') {
      const here = drawn && now ? way(drawn.box, [boxOf(now)])[0] : {}
      if (drawn) this.#ghost(drawn, [{ transform: here?.transform ?? 'none', opacity: 1 }, { transform: here?.transform ?? 'none', opacity: 0 }], lasts, begins, { thing })
      if (now) this.#instead(thing, now, [{ opacity: 0 }, { opacity: 1 }], lasts, begins, true)
    } else if (!now) {
      if (drawn) this.#ghost(drawn, [...OVER, { transform: 'none' }], lasts, begins, { thing })
    } else {
      if (drawn) this.#ghost(drawn, OVER, lasts / 2, begins, { thing })
      this.#instead(thing, now, UP, lasts / 2, begins + (drawn ? lasts / 2 : 0))
    }
  }

  #inPlace(act: keyof typeof IN_PLACE, thing: Spot, begins: number, lasts: number) {
    const now = this.#find(thing)
    const former = !now || this.#unchanged.has(thing) ? this.#before.get(thing) : undefined
    if (now && !former) {
      // what else is drawn for a thing that comes, such as its shadow in another layer, waits for it
      if (act === 'appear') for (const each of placesOf(thing)) this.#hide(each, begins + lasts)
      if (act !== 'strike' && act !== 'beat') return this.#instead(thing, now, IN_PLACE[act], lasts, begins)
      this.#animate(now, [{ opacity: 0 }, { opacity: 0 }], lasts, begins, EASE, 'none') // until it is struck the thing itself is seen
      return this.#ghost(likeness(now), IN_PLACE[act], lasts, begins, { thing, comes: true })
    }
    if (now) this.#hide(now, begins + lasts)
    if (!former || act === 'appear') return
    const falls = act === 'strike' && !this.#unchanged.has(thing)
    this.#ghost(former, falls ? felled : IN_PLACE[act], lasts, begins, { thing })
  }

  #uncover(begins: number, lasts: number) {
    const cover = this.#cover
    if (!cover) return
    this.#cover = null
    const gone = () => cover.remove()
    this.#animate(cover, [{ opacity: 1 }, { opacity: 0 }], lasts, begins).finished.then(gone, gone)
  }

  #gain(sign: Sign, at: Spot, goal: Spot, begins: number, lasts: number) {
    const to = this.#box(goal)
    const from = this.#box(at) ?? to
    if (!from) return
    const away = way(from, [from, to ?? from])[1]
    this.#ghost(signed(sign, from), won(to && to !== from ? String(away?.transform) : 'translate(0, -40px)'), lasts, begins)
  }

  /** A thing on the table; nothing of it is seen while it is covered. */
  #find(spot: Spot): Element | null {
    return this.#cover ? null : find(spot)
  }

  /** Where a spot is now, or was before; what lies in a closed pane is nowhere. */
  #box(spot: Spot): DOMRect | null {
    const { box, isThere } = this.#cover ? { box: null, isThere: false } : whereabouts(spot)
    return box ?? (isThere ? null : (this.#before.get(spot)?.box ?? null))
  }

  /** A likeness moves in a thing's place. */
  #instead(spot: Spot, thing: Element, frames: Keyframe[], lasts: number, begins: number, comes = false) {
    const drawn = likeness(thing)
    this.#hide(thing, begins + lasts)
    this.#ghost(drawn, frames, lasts, begins, { thing: spot, comes })
  }

  #hide(thing: Element, until: number) {
    if (until > 0) this.#animate(thing, [{ opacity: 0 }, { opacity: 0 }], until, 0)
  }

  /** A likeness of a thing is there before it moves, from the end of the thing's last scene; a sign comes when it moves. */
  #ghost(drawn: Likeness, frames: Keyframe[], lasts: number, begins: number, { thing, comes = false, easing = EASE }: Manner = {}) {
    if (!isOpen(drawn.around)) return // the reader looks at another pane by now
    const ghost = drawn.draw()
    const former = thing === undefined ? undefined : this.#last.get(thing)
    ;(this.#cover ?? this.#layer).append(ghost)
    const made = this.#animate(ghost, frames, lasts, begins, easing, this.#cover ? 'both' : 'backwards')
    const unseen = thing === undefined || comes ? begins : (former?.until ?? 0)
    if (unseen > 0) this.#animate(ghost, [{ opacity: 0 }, { opacity: 0 }], unseen, 0)
    if (thing !== undefined) this.#last.set(thing, { ghost, until: begins + lasts })
    if (former) this.#staying.delete(former.ghost)
    if (this.#cover && thing !== undefined) this.#staying.add(ghost)
    const gone = () => this.#staying.has(ghost) || ghost.remove()
    made.finished.then(gone, gone)
  }
}

function spotsOf(scene: Scene): Spot[] {
  switch (scene.act) {
    case 'hold':
    case 'pace':
      return []
    case 'score':
    case 'cast':
      return [scene.at]
    case 'gain':
      return [scene.at, scene.to]
    case 'send':
      return [scene.from, ...(scene.via ?? []), scene.to]
    case 'travel':
      return [scene.thing, ...(scene.from ? [scene.from] : []), ...(scene.via ?? []), ...(scene.to ? [scene.to] : [])]
    default:
      return [scene.thing]
  }
}
