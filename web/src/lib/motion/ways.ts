// How likenesses move: the keyframes of the acts. Only where they are, how large and how clear changes.

export const EASE = 'cubic-bezier(0.3, 0, 0.3, 1)'
/** the first and the last leg of a way that is otherwise gone at an even pace */
const SETTING_OUT = 'cubic-bezier(0.4, 0, 0.8, 0.8)'
const ARRIVING = 'cubic-bezier(0.2, 0.2, 0.6, 1)'

const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 })
const area = ({ width, height }: DOMRect) => width * height

/** The places of a way, as seen from a box: between the first and the last leg at an even pace. What is too large for its
 * first or last place is smaller there. */
export function way(box: DOMRect, stops: readonly DOMRect[]): Keyframe[] {
  const from = middle(box)
  const spots = stops.map(middle)
  let whole = 0
  const far = spots.map(({ x, y }, i) => (whole += Math.hypot(x - (spots[i - 1]?.x ?? x), y - (spots[i - 1]?.y ?? y))))
  const last = spots.length - 1
  const pace = (i: number) => (last < 2 ? EASE : i === 0 ? SETTING_OUT : i === last - 1 ? ARRIVING : 'linear')
  const size = (stop: DOMRect, i: number) => ((i === 0 || i === last) && area(stop) > 0 && area(box) > 0 ? Math.min(1, Math.sqrt(area(stop) / area(box))) : 1)
  return stops.map((stop, i) => ({
    transform: `translate(${middle(stop).x - from.x}px, ${middle(stop).y - from.y}px) scale(${size(stop, i)})`,
    offset: i === last ? 1 : (far[i] ?? 0) / (whole || 1),
    easing: pace(i),
  }))
}

/** What goes away is lost from sight where it goes. */
export function parting(frames: readonly Keyframe[]): Keyframe[] {
  const all = [...frames.slice(0, -1), { opacity: 1, offset: 0.8 }, { ...frames.at(-1), opacity: 0 }]
  return all.sort((one, other) => Number(one.offset) - Number(other.offset))
}

export const shake: Keyframe[] = [0, -7, 6, -4, 3, 0].map((x) => ({ transform: `translate(${x}px, 0)` }))
export const felled: Keyframe[] = [...shake.map((frame) => ({ ...frame, opacity: 1 })), { transform: 'scale(0.7)', opacity: 0 }]

const tumble: Keyframe[] = [
  { transform: 'translate(-26px, -46px) rotate(-400deg)', opacity: 0, easing: 'ease-in' },
  { transform: 'translate(-6px, 0) rotate(-90deg)', opacity: 1, offset: 0.55, easing: 'ease-out' },
  { transform: 'translate(-2px, -9px) rotate(-30deg)', offset: 0.75, easing: 'ease-in' },
  { transform: 'none' },
]

/** thrown as it tumbles, then it lies there for a while */
export const thrown: Keyframe[] = [
  ...tumble.map((frame, i) => ({ ...frame, offset: [0, 0.3, 0.42, 0.55][i] })),
  { transform: 'none', opacity: 1, offset: 0.85 },
  { transform: 'none', opacity: 0 },
]

/** what pops where it is won, and then flies away */
export const won = (flown: string): Keyframe[] => [
  { transform: 'scale(0.4)', opacity: 0 },
  { transform: 'scale(1.25)', opacity: 1, offset: 0.2 },
  { transform: 'none', opacity: 1, offset: 0.5 },
  { transform: flown, opacity: 0.2 },
]

/** What happens to a thing in its own place. */
export const IN_PLACE: Record<'appear' | 'strike' | 'tilt' | 'roll' | 'beat', Keyframe[]> = {
  appear: [{ opacity: 0, transform: 'translate(0, -12px) scale(1.25)' }, { opacity: 1, transform: 'none' }],
  strike: shake,
  tilt: [{ transform: 'rotate(-90deg)' }, { transform: 'none' }],
  roll: tumble,
  beat: [{ transform: 'none' }, { transform: 'scale(1.18)' }, { transform: 'none' }],
}
export const LEAVING: Keyframe[] = [
  { opacity: 1, transform: 'none' },
  { opacity: 0, transform: 'scale(0.7)' },
]
export const OVER: Keyframe[] = [{ transform: 'none' }, { transform: 'scaleX(0)' }]
export const UP: Keyframe[] = [{ transform: 'scaleX(0)' }, { transform: 'none' }]
