// Everything in one file: what is packed into it, and what of another file is taken in.
import type { Brought, House, Row } from './messages'
import type { Storage } from './storage'

/** All matches, and what the client itself remembers beside them; the text is put together match by match. */
export async function pack(storage: Storage, beside: Record<string, string>): Promise<Blob> {
  const parts: string[] = []
  for (const id of await storage.ids()) {
    const row = await storage.read(id)
    if (row) parts.push(`${parts.length > 0 ? ',\n' : ''}${JSON.stringify(row)}`)
  }
  const [head, tail] = ['{"argead-site": 1, "matches": [\n', `\n], "beside": ${JSON.stringify(beside)}}\n`]
  return new Blob([head, ...parts, tail], { type: 'application/json' })
}

/** Whether a match has gone further elsewhere than here, on the same way. */
export const isFurther = (there: Row, here: Row | null): boolean =>
  !here || (there.lines.length > here.lines.length && here.lines.every((line, ply) => line === there.lines[ply]))

/** Take matches in that are new here, or further, all of them or none; the ids of what has changed. */
export async function bring(storage: Storage, { matches, beside }: Pick<House, 'matches' | 'beside'>): Promise<{ brought: Brought; changed: string[] }> {
  const further: Row[] = []
  for (const row of matches) if (isFurther(row, await storage.read(row.match.id))) further.push(row)
  await storage.replace(further)
  return { brought: { matches: further.length, known: matches.length - further.length, beside }, changed: further.map(({ match }) => match.id) }
}
