// What is wrong with the table as it stands on the screen, a sentence each; `least` says what must be in sight.
(least) => {
  const faults = []
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const told = (each) => {
    const words = (each.innerText ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
    return `${each.tagName.toLowerCase()}.${each.className?.baseVal ?? each.className}${words ? ` “${words}”` : ''}`
  }
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const area = ({ left, top, right, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top)
  const within = (a, b) => a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1
  const inner = (each) => {
    const { left, top } = each.getBoundingClientRect()
    const [x, y] = [left + each.clientLeft, top + each.clientTop]
    return { left: x, top: y, right: x + each.clientWidth, bottom: y + each.clientHeight }
  }
  const dialog = document.querySelector('dialog[open]')
  /** what of the screen an element is seen in; `ever`: if everything is scrolled to where it can be */
  const frame = (each, ever = false) => {
    let { left, top, right, bottom } = screen
    const free = { x: false, y: false }
    for (let over = each.parentElement; over && over !== document.body; over = over.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(over)
      if (display === 'contents') continue
      const edge = inner(over)
      const cuts = (overflow, isFree) => overflow !== 'visible' && !isFree
      if (ever && /auto|scroll/.test(overflowX)) free.x = true
      if (ever && /auto|scroll/.test(overflowY)) free.y = true
      if (cuts(overflowX, free.x)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
      if (cuts(overflowY, free.y)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
      if (over === dialog) break
    }
    const far = 1e6
    return { left: free.x ? -far : left, right: free.x ? far : right, top: free.y ? -far : top, bottom: free.y ? far : bottom }
  }
  const hit = (each, x, y) => {
    const found = document.elementFromPoint(x, y)
    return found !== null && (each.contains(found) || found.contains(each)) ? null : found
  }
  const inSight = (each) => {
    const box = each.getBoundingClientRect()
    if (area(box) === 0 || !within(box, frame(each))) return false
    return [0.1, 0.5, 0.9].every((share) => !hit(each, box.left + share * box.width, box.top + box.height / 2))
  }
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }))

  const root = document.documentElement
  const rem = parseFloat(getComputedStyle(root).fontSize)
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) faults.push('the page scrolls')

  const places = all('[data-place]').map((each) => ({ place: each.dataset.place, box: each.getBoundingClientRect(), each }))
  const board = places.find(({ place }) => place === 'board')
  if (!dialog) {
    const share = board ? area(meet(board.box, screen)) / (innerWidth * innerHeight) : 0
    if (share < least.board) faults.push(`the board has ${Math.round(100 * share)} % of the screen`)
    for (const [i, { place, box, each }] of places.entries())
      for (const { place: other, box: beside, each: one } of places.slice(i + 1))
        if (!each.contains(one) && !one.contains(each)) {
          const clipped = meet(meet(box, frame(each)), meet(beside, frame(one)))
          if (clipped.right - clipped.left > 2 && clipped.bottom - clipped.top > 2) faults.push(`${place} and ${other} lie over each other`)
        }

    const choices = all('[data-testid=choices] .choice')
    const wanted = Math.min(least.choices, choices.length)
    const seen = choices.filter(inSight).length
    if (seen < wanted) faults.push(`${seen} of ${choices.length} choices are in sight`)
    for (const each of all('[data-testid=decision] h2, form[data-testid$=-form] :is(input, .primary)'))
      if (!inSight(each)) faults.push(`${told(each)} of the question is not in sight`)
    if (all('[data-testid=decision]').length === 0 && all('[data-place=side]').length === 0) faults.push('there is no question')
    if (document.querySelector('[data-testid=journal] > li') && !all('[data-testid=journal] > li, [data-testid=news]').some(inSight)) faults.push('no line of the journal is in sight')
    for (const each of all('[data-place=tools] button')) if (!inSight(each)) faults.push(`${told(each)} is not in sight`)
  }

  const plain = (each) => !each.closest('svg, .unseen') && each.clientWidth !== 1 && (dialog === null || dialog.contains(each))
  for (const each of all('body *').filter(plain)) {
    const texts = [...each.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    const style = getComputedStyle(each)
    if (texts.length > 0 && style.textOverflow !== 'ellipsis') {
      const range = document.createRange()
      for (const text of texts) {
        range.selectNodeContents(text)
        for (const box of range.getClientRects()) {
          // a line is taller than its letters
          const letters = { left: box.left + 1, right: box.right - 1, top: box.top + box.height * 0.2, bottom: box.bottom - box.height * 0.2 }
          if (area(letters) === 0) continue
          if (!within(letters, frame(each, true))) faults.push(`${told(each)} is cut`)
          const holder = each.closest('button, article, li, td, th, summary, legend')?.getBoundingClientRect()
          if (holder && (box.left < holder.left - rem || box.right > holder.right + rem)) faults.push(`${told(each)} runs over its edge`)
          const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
          const edge = frame(each)
          const shows = x > edge.left && x < edge.right && y > edge.top + 3 && y < edge.bottom - 3
          const over = shows && style.pointerEvents !== 'none' ? hit(each, x, y) : null
          if (over && !over.closest('[role=tooltip]')) faults.push(`${told(each)} is covered by ${told(over)}`)
        }
      }
    }
    if (/auto|scroll/.test(style.overflowX) && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0) faults.push(`${told(each)} scrolls sideways`)
  }
  return [...new Set(faults)]
}
