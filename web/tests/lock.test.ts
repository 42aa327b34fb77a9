import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Locked {
  resolved?: string
  integrity?: string
  optionalDependencies?: Record<string, string>
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as { packages: Record<string, Locked> }
const locked = Object.entries(lock.packages).filter(([path]) => path !== '')

it('locks packages by content, and names no registry', () => {
  expect(locked.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
  expect(locked.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
})

it('locks the binaries of every platform, not only of the one it was made on', () => {
  const binaries = locked.flatMap(([, { optionalDependencies }]) => Object.keys(optionalDependencies ?? {}))
  expect(binaries.filter((name) => !lock.packages[`node_modules/${name}`])).toEqual([])
})
