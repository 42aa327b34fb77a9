// Which section of a long page is being read.

/** how far down the screen the eyes are */
const EYES = 0.25

export interface Scroll {
  /** of the screen */
  height: number
  /** what is above it, and what is left below it */
  above: number
  below: number
}

/** The number of the section that is read: the last that begins above the eyes, which go down with the end of the page. */
export function inView(tops: number[], { height, above, below }: Scroll): number {
  const rest = above + below > 0 ? Math.min(1, below / height) : 1
  const line = height * (EYES * rest + (1 - rest))
  return Math.max(0, tops.findLastIndex((top) => top <= line))
}
