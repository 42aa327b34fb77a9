// Where this browser last was in the matches that it has looked back at, the latest first.
const KEY = 'argead.places'
const KEPT = 100

type Place = [match: string, ply: number]

function read(): Place[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Place[]
  } catch {
    return []
  }
}

export const places = {
  find: (match: string) => read().find(([each]) => each === match)?.[1] ?? null,
  keep: (match: string, ply: number) => localStorage.setItem(KEY, JSON.stringify([[match, ply], ...read().filter(([each]) => each !== match)].slice(0, KEPT))),
}
