// What stands in a province, laid out in screen pixels around its point: pieces in a row, armies below.
import type { Plot, Territory } from './geometry'
import type { Kind, Province, View } from './types'
import type { Cover } from './ways'

/** What the board shows; a scoring that is told shows an earlier moment than the newest view. */
export type Scene = Pick<View, 'region' | 'armies' | 'camp' | 'marks' | 'temples' | 'cities'>

export interface PieceSpot {
  kind: Kind
  state: 'socket' | 'lying' | 'standing'
  seat: number | null
  count: number
  x: number
  y: number
}

export interface ChipSpot {
  seat: number
  count: number
  x: number
  y: number
}

export interface Plate {
  pieces: PieceSpot[]
  chips: ChipSpot[]
}

const PIECE = 26
const CHIP = 27
const IN_ROW = 3
/** how far from the campaign symbol its armies stand */
const CAMPED = 36
/** heights of the rows: with the name above them, or with the number alone */
const ROWS = { full: { pieces: 2, chips: 29 }, small: { pieces: 5, chips: 30 } }

/** how wide number and name are */
export const nameWidth = (name: string) => name.length * 10.6 + 28
const CAMP_COVER: Cover = { left: 30, right: 30, top: 30, bottom: 30 }

/** What a province (null: the camp) may cover: its name if it is lettered, its pieces, a row of armies. */
export function coverOf(province: Province | null, name: string | null): Cover {
  if (!province) return CAMP_COVER
  const half = name === null ? 30 : Math.max(nameWidth(name) / 2, 38) + 6
  return { left: half, right: half, top: name === null ? 36 : 42, bottom: province.temple || province.city ? 46 : 24 }
}

/** Armies side by side, at most three in a row. */
export function chipSpots(armies: number[], top: number): ChipSpot[] {
  const held = armies.map((count, seat) => ({ seat, count })).filter(({ count }) => count > 0)
  const row = held.length <= IN_ROW ? held.length : Math.ceil(held.length / 2)
  return held.map((chip, i) => {
    const line = Math.floor(i / row)
    const long = Math.min(row, held.length - line * row)
    return { ...chip, x: ((i % row) - (long - 1) / 2) * CHIP, y: top + line * CHIP }
  })
}

/** The armies in the camp stand on that side of its symbol where the way in does not begin; `label` is above them all. */
export function campSpots(armies: number[], { camp, region, plots }: Territory): { chips: ChipSpot[]; label: number } {
  const entry = plots.find(({ province }) => province.name === region.entry)
  if (!entry || entry.spot.y < camp.y) return { chips: chipSpots(armies, CAMPED), label: -32 }
  const chips = chipSpots(armies, 0)
  const lift = -CAMPED - Math.max(0, ...chips.map(({ y }) => y)) + 4
  return { chips: chips.map((chip) => ({ ...chip, y: chip.y + lift })), label: chips.length > 0 ? lift - 20 : -32 }
}

function ofKind(kind: Kind, scene: Scene, name: string, offered: boolean): Omit<PieceSpot, 'x' | 'y'>[] {
  const owner = scene.cities[name] ?? null
  const built = kind === 'temples' ? (scene.temples[name] ?? []) : []
  const standing = kind === 'cities' ? (owner === null ? [] : [{ seat: owner, count: 1 }]) : built.map((count, seat) => ({ seat, count }))
  const pieces: Omit<PieceSpot, 'x' | 'y'>[] = [
    ...standing.filter(({ count }) => count > 0).map((piece) => ({ ...piece, kind, state: 'standing' as const })),
    ...(scene.marks[kind][name] ?? []).map((seat) => ({ kind, state: 'lying' as const, seat, count: 1 })),
  ]
  if (pieces.length === 0 || offered) pieces.push({ kind, state: 'socket', seat: null, count: 0 })
  return pieces
}

export function plateOf({ province }: Plot, scene: Scene, offers: ReadonlySet<Kind>, full: boolean): Plate {
  const rows = full ? ROWS.full : ROWS.small
  const pieces = [
    ...(province.temple ? ofKind('temples', scene, province.name, offers.has('temples')) : []),
    ...(province.city ? ofKind('cities', scene, province.name, offers.has('cities')) : []),
  ]
  const chips = chipSpots(scene.armies[province.name] ?? [], pieces.length > 0 ? rows.chips : rows.pieces + 3)
  return { pieces: pieces.map((piece, i) => ({ ...piece, x: (i - (pieces.length - 1) / 2) * PIECE, y: rows.pieces })), chips }
}
