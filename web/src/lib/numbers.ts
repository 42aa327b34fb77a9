// Chances and figures as people write them in their language.
import type { Lang } from './protocol'

/** A chance in hundredths; what is neither impossible nor certain never looks so. */
export function percent(chance: number, lang: Lang, digits = 0): string {
  const write = (value: number) => value.toLocaleString(lang, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits })
  const unit = 10 ** -(digits + 2)
  if (chance > 0 && chance < unit / 2) return `< ${write(unit)}`
  if (chance < 1 && chance > 1 - unit / 2) return `> ${write(1 - unit)}`
  return write(chance)
}

export const decimal = (value: number, lang: Lang): string => value.toLocaleString(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 })

export const whole = (value: number, lang: Lang): string => value.toLocaleString(lang, { maximumFractionDigits: 0 })

/** A distribution as bars, from none on; what lies beyond the last bar is heaped on it. */
export function bars(distribution: [number, number][], most: number): { number: number; chance: number; beyond: boolean }[] {
  const largest = Math.max(0, ...distribution.map(([number]) => number))
  const last = Math.min(largest, most)
  return Array.from({ length: last + 1 }, (_, number) => ({
    number,
    chance: distribution.filter(([each]) => (number === last ? each >= last : each === number)).reduce((sum, [, chance]) => sum + chance, 0),
    beyond: number === last && largest > last,
  }))
}
