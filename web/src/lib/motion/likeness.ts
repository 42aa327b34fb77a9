// How things look on the stage: copies of what stands on the page, and signs that stand nowhere.
import type { Sign, Spot } from './scenes'
import { boxOf, cutOf } from './sight'

export interface Likeness {
  box: DOMRect
  /** what it was seen in */
  around: Element | null
  draw: () => HTMLElement
}

const SVG = 'http://www.w3.org/2000/svg'
const OWN = ['id', 'data-thing', 'data-spot', 'data-testid', 'data-notation', 'tabindex', 'role', 'aria-label']

/** What a drawing inherits from where it stands. */
function inherited(element: Element): string {
  const found = new Map<string, string>()
  for (let each: Element | null = element; each; each = each.parentElement) {
    for (const name of (each as HTMLElement).style) if (name.startsWith('--') && !found.has(name)) found.set(name, getComputedStyle(each).getPropertyValue(name))
  }
  return [...found].filter(([, value]) => value !== '').map(([name, value]) => `${name}:${value}`).join(';')
}

/** A shape that cuts something off has a name of its own in a copy. */
function rename(copy: Element) {
  for (const each of copy.querySelectorAll('[clip-path]')) {
    const name = /#([^)'"]+)/.exec(each.getAttribute('clip-path') ?? '')?.[1]
    const shape = name && copy.querySelector(`#${CSS.escape(name)}`)
    if (!shape) continue
    shape.id = `${name}-likeness`
    each.setAttribute('clip-path', `url(#${shape.id})`)
  }
}

/** `without`: what is not to be seen in it. */
function bare(element: Element, without: readonly Spot[]): Element {
  const copy = element.cloneNode(true) as Element
  for (const spot of without) {
    const name = CSS.escape(spot)
    for (const each of copy.querySelectorAll<HTMLElement | SVGElement>(`[data-thing="${name}"], [data-spot="${name}"]`)) each.style.opacity = '0'
  }
  for (const marked of [copy, ...copy.querySelectorAll('.changed, .pointed')]) marked.classList.remove('changed', 'pointed')
  rename(copy)
  for (const each of [copy, ...copy.querySelectorAll(':not(clipPath)')]) for (const name of OWN) each.removeAttribute(name)
  return copy
}

/** How an element looks now, to be drawn later on the stage. */
export function likeness(element: Element, without: readonly Spot[] = []): Likeness {
  const box = boxOf(element)
  const copy = bare(element, without)
  const style = `${inherited(element)};${cutOf(element)}`
  const { font, color } = getComputedStyle(element)
  const clip = element.parentElement?.getAttribute('clip-path')
  const matrix = element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement) ? (element.parentElement as unknown as SVGGraphicsElement | null)?.getScreenCTM() : null
  return {
    box,
    around: element.parentElement,
    draw: () => {
      const ghost = document.createElement('div')
      ghost.style.cssText = `${style};position:absolute;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;font:${font};color:${color}`
      if (matrix) {
        const drawn = document.createElementNS(SVG, 'svg')
        drawn.style.cssText = 'position:absolute;inset:0;width:1px;height:1px;overflow:visible'
        const group = document.createElementNS(SVG, 'g')
        group.setAttribute('transform', `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e - box.left} ${matrix.f - box.top})`)
        if (clip) group.setAttribute('clip-path', clip)
        group.append(copy.cloneNode(true))
        drawn.append(group)
        ghost.append(drawn)
      } else {
        const within = copy.cloneNode(true) as HTMLElement
        within.style.cssText += ';position:static;width:100%;height:100%;margin:0'
        ghost.append(within)
      }
      return ghost
    },
  }
}

const drawing = (symbol: string, size: string) => `<svg width="${size}" height="${size}" style="overflow:visible"><use href="#${CSS.escape(symbol)}" width="${size}" height="${size}"/></svg>`

/** how high a sign is that fits a place */
const fitting = ({ height }: DOMRect) => Math.min(96, Math.max(24, height))

/** A sign in the middle of a place. */
export function signed(sign: Sign, at: DOMRect): Likeness {
  const size = sign.text === undefined ? (sign.size ?? fitting(at)) : 0
  const box = new DOMRect(at.x + at.width / 2 - size / 2, at.y + at.height / 2 - size / 2, size, size)
  const part = (name: string, text: string) => {
    const made = document.createElement('span')
    made.className = name
    made.textContent = text
    return made
  }
  return {
    box,
    around: null,
    draw: () => {
      const ghost = document.createElement('div')
      ghost.style.cssText = `position:absolute;left:${box.left}px;top:${box.top}px;width:${size}px;height:${size}px`
      if (sign.text === undefined) {
        ghost.innerHTML = drawing(sign.symbol, `${size}px`)
        if (sign.upon === undefined) return ghost
        const upon = part('upon', sign.upon)
        upon.style.fontSize = `${0.6 * size}px`
        ghost.append(upon)
      } else {
        const letters = part('letters', sign.text)
        if (sign.seat !== undefined) letters.style.setProperty('--seat', `var(--seat-${sign.seat})`)
        if (sign.symbol) letters.insertAdjacentHTML('afterbegin', drawing(sign.symbol, sign.size ? `${sign.size}px` : '1em'))
        ghost.append(letters)
      }
      return ghost
    },
  }
}
