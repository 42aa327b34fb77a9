// Bytes as people read them.
import type { Lang } from '../lib/protocol'

export function size(bytes: number, lang: Lang): string {
  const [unit, one] = bytes < 1_000_000_000 ? ['megabyte', 1_000_000] : ['gigabyte', 1_000_000_000]
  return (bytes / one).toLocaleString(lang, { style: 'unit', unit, minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
