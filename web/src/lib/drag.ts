// Dragging with a mouse or a finger: a picture of the element is carried along and let go over a place, an element with `data-drop`.
const SLACK = 6

interface Carrying {
  lift?: () => void
  /** the name of the place that it was let go over, and the letting go */
  drop: (place: string, event: Event) => void
  /** wherever it was let go */
  end?: () => void
}

const placeAt = ({ clientX, clientY }: PointerEvent) => document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]') ?? null

function pictureOf(element: HTMLElement): HTMLElement {
  const { width, height } = element.getBoundingClientRect()
  const picture = element.cloneNode(true) as HTMLElement
  for (const name of picture.getAttributeNames()) if (name.startsWith('data-') || name === 'id') picture.removeAttribute(name)
  picture.setAttribute('aria-hidden', 'true')
  picture.inert = true
  Object.assign(picture.style, { position: 'fixed', inset: '0 auto auto 0', width: `${width}px`, height: `${height}px`, margin: 0, zIndex: 20, opacity: 0.9, pointerEvents: 'none' })
  return picture
}

/** Spread on the element that can be dragged; what a click does to it stays as it is. */
export const dragging = ({ lift, drop, end }: Carrying) => ({
  onpointerdown: (down: PointerEvent) => {
    if (down.button !== 0 || !down.isPrimary) return
    const element = down.currentTarget as HTMLElement
    let picture: HTMLElement | null = null
    let over: HTMLElement | null = null
    const hover = (place: HTMLElement | null) => {
      if (place === over) return
      over?.classList.remove('over')
      place?.classList.add('over')
      over = place
    }
    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return
      if (!picture) {
        if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLACK) return
        picture = pictureOf(element)
        document.body.append(picture)
        element.setPointerCapture(down.pointerId)
        lift?.()
      }
      const { offsetWidth, offsetHeight } = picture
      picture.style.translate = `${event.clientX - offsetWidth / 2}px ${event.clientY - offsetHeight / 2}px`
      hover(placeAt(event))
    }
    const finish = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return
      for (const [name, handler] of handlers) window.removeEventListener(name, handler)
      if (!picture) return
      picture.remove()
      const place = event.type === 'pointerup' ? placeAt(event)?.dataset.drop : undefined
      hover(null)
      // letting go is no click
      const swallow = (click: Event) => click.stopPropagation()
      element.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }))
      if (place !== undefined) drop(place, event)
      end?.()
    }
    const handlers = [['pointermove', move], ['pointerup', finish], ['pointercancel', finish]] as const
    // a quick hand has left the element before its first move is told
    for (const [name, handler] of handlers) window.addEventListener(name, handler)
  },
})
