// What can be drawn at a real table, looked for by a part of its name.
import type { Face } from './protocol'

/** Without accents and capitals, as people type in haste. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The lots whose name has the sought words in it; those that begin with them come first. */
export function matching(lots: Face[], sought: string): Face[] {
  const wanted = plain(sought.trim())
  const rank = ({ label }: Face) => (plain(label).startsWith(wanted) ? 0 : 1)
  return lots.filter(({ label }) => plain(label).includes(wanted)).sort((one, other) => rank(one) - rank(other))
}
