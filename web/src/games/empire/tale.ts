// The last scoring as a story, province by province, read from the journal: so it can be told after the table has gone on.
import type { JournalLine } from '../../lib/protocol'
import type { Scene } from './plate'
import type { Kind, View } from './types'

export interface Chapter {
  /** null: the awards at the end of the game */
  province: string | null
  lines: JournalLine[]
  gains: { seat: number; points: number }[]
}

export interface Tale {
  ply: number
  region: string
  round: number
  chapters: Chapter[]
  /** the board when the scoring began */
  camp: number[]
  armies: Record<string, number[]>
  marks: Record<Kind, Record<string, number[]>>
}

const SCORING = /^(majority|temple|city)(-built|-tied|-unpaid)?$/
const MARKS: Record<string, Kind> = { 'laid-temple': 'temples', 'laid-city': 'cities' }

const told = (line: JournalLine, name: string) => line.data[name]
const number = (line: JournalLine, name: string) => Number(line.data[name] ?? 0)

function chapter(province: string | null, lines: JournalLine[]): Chapter {
  const gains = lines.flatMap((line) => (line.seat !== null && number(line, 'points') > 0 ? [{ seat: line.seat, points: number(line, 'points') }] : []))
  return { province, lines, gains }
}

/** Where armies and marks lay after these lines: those of one region up to its scoring. */
function moment(lines: JournalLine[], seats: number): Pick<Tale, 'camp' | 'armies' | 'marks'> {
  const camp = Array<number>(seats).fill(0)
  const armies: Record<string, number[]> = {}
  let marks: Tale['marks'] = { temples: {}, cities: {} }
  const at = (name: string) => (name === 'camp' ? camp : (armies[name] ??= Array<number>(seats).fill(0)))
  for (const line of lines) {
    const seat = line.seat ?? 0
    const kind = MARKS[line.kind]
    if (line.kind === 'round') marks = { temples: {}, cities: {} }
    if (line.kind === 'showed') camp[seat] = number(line, 'armies')
    if (line.kind === 'crossed') {
      const [origin, goal] = [at(String(told(line, 'origin'))), at(String(told(line, 'goal')))]
      origin[seat] = (origin[seat] ?? 0) - number(line, 'number')
      goal[seat] = (goal[seat] ?? 0) + number(line, 'number')
    }
    if (kind) (marks[kind][String(told(line, 'province'))] ??= []).push(seat)
  }
  return { camp, armies, marks }
}

export function lastTale(journal: JournalLine[], seats: number): Tale | null {
  const end = journal.findLastIndex(({ kind }) => kind === 'scored')
  if (end < 0) return null
  const start = journal.slice(0, end).findLastIndex(({ kind }) => !SCORING.test(kind)) + 1
  const scoring = journal.slice(start, end)
  const entry = journal.slice(0, start).findLastIndex(({ kind }) => kind === 'region')
  const before = journal.slice(entry, start)
  const names = [...new Set(scoring.map((line) => String(told(line, 'province'))))]
  const chapters = names.map((name) => chapter(name, scoring.filter((line) => told(line, 'province') === name)))
  const awards = journal.slice(end).filter(({ kind }) => kind.startsWith('award-'))
  if (awards.length > 0) chapters.push(chapter(null, awards))
  const round = before.findLast(({ kind }) => kind === 'round')
  return {
    ply: journal[end]?.ply ?? 0,
    region: String(before[0]?.data.region ?? ''),
    round: round ? number(round, 'number') : 0,
    chapters,
    ...moment(before, seats),
  }
}

/** The board after chapter `step`: what is told later has not happened yet. */
export function sceneOf(tale: Tale, step: number, view: View): Scene {
  const [done, later] = [tale.chapters.slice(0, step + 1), tale.chapters.slice(step + 1)]
  const names = new Set(done.map(({ province }) => province))
  const open = (marks: Record<string, number[]>) => Object.fromEntries(Object.entries(marks).filter(([name]) => !names.has(name)))
  const temples = { ...view.temples }
  const cities = { ...view.cities }
  for (const { province, lines } of later) {
    if (province === null) continue
    for (const { kind, seat } of lines) {
      if (kind === 'temple-built') temples[province] = (temples[province] ?? []).map((count, each) => (each === seat ? count - 1 : count))
      if (kind === 'city-built') cities[province] = null
    }
  }
  return {
    region: tale.region,
    armies: tale.armies,
    camp: tale.camp,
    marks: { temples: open(tale.marks.temples), cities: open(tale.marks.cities) },
    temples,
    cities,
  }
}
