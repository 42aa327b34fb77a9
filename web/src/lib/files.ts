// Files that the table gives: kept on the reader's own disk, or looked at in a page of their own.
import { api } from './api'

/** Long enough for a browser to begin with it. */
const KEPT_MS = 60_000

export function give(file: Blob, name: string | null): void {
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(file)
  if (name === null) anchor.target = '_blank'
  else anchor.download = name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(anchor.href), KEPT_MS)
}

/** Fetch what a path of the protocol leads to, and hand it to the browser; without a name it is opened. */
export const keep = async (path: string, name: string | null) => give(await api.file(path), name)
