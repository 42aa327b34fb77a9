// Whether the reader last used keys, a mouse or a finger: some browsers do not tell it with the click.
export const input = { keyed: false, pointer: 'mouse' }

globalThis.addEventListener?.(
  'pointerdown',
  ({ pointerType }) => {
    input.keyed = false
    input.pointer = pointerType
  },
  { capture: true, passive: true },
)
globalThis.addEventListener?.('keydown', () => (input.keyed = true), { capture: true, passive: true })

export function isTouch(event: Event): boolean {
  const { pointerType } = event as Partial<PointerEvent>
  return (pointerType || (input.keyed ? '' : input.pointer)) === 'touch'
}
