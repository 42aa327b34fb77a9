// The house that stands in this page.
import { t } from '../lib/text.svelte'
import { House, parcelOf } from './house.svelte'

/** Where everything lies; relative, for the site may be put anywhere. */
export const BASE = new URL('.', location.href).href

const SENTENCES: Record<string, string> = {
  unfetched: 'site-unfetched',
  gone: 'site-gone',
  unable: 'site-unable',
  broken: 'site-broken',
  full: 'site-full',
  forbidden: 'site-forbidden',
  failed: 'site-failed',
}

/** The sentence for a failure that no referee can tell. */
export const said = (code: string): string | null => (SENTENCES[code] ? t(SENTENCES[code]) : null)

export const house = new House(parcelOf(document), BASE, () => new Worker(new URL('./worker/referee.ts', import.meta.url), { type: 'module' }), said)
