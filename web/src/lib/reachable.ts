/** For a place that scrolls where it is short: while it does, the keyboard reaches it. */
export function reachable(place: HTMLElement) {
  const look = () => {
    const scrolls = place.scrollHeight > place.clientHeight || place.scrollWidth > place.clientWidth
    if (scrolls) place.tabIndex = 0
    else place.removeAttribute('tabindex')
  }
  const [size, content] = [new ResizeObserver(look), new MutationObserver(look)]
  size.observe(place)
  content.observe(place, { childList: true, characterData: true, subtree: true })
  return () => {
    size.disconnect()
    content.disconnect()
  }
}
