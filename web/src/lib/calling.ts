// Calling people to the table: by the title of the page, and, if they have asked for it, by a notification while they look
// elsewhere.
import { settings } from './settings.svelte'
import { t } from './text.svelte'

/** Browsers give notifications only to pages that came safely. */
export const canCall = () => 'Notification' in globalThis && globalThis.isSecureContext

export const isCalling = () => canCall() && settings.calls && Notification.permission === 'granted'

/** Asks the browser, which asks the person; only a button may do that. */
export async function letCall(wanted: boolean): Promise<void> {
  settings.calls = wanted && (await Notification.requestPermission()) === 'granted'
}

/** The page's title while somebody is awaited at so many matches. */
export const calledTitle = (matches: number, otherwise = 'Argead') =>
  matches === 0 ? otherwise : matches === 1 ? `● ${t('title-turn')}` : `● ${t('title-turns', { count: matches })}`

/** One call for a match, however many windows show it. */
export function call(match: string, about: string, open: () => void): void {
  if (!document.hidden || !isCalling()) return
  try {
    const made = new Notification(t('title-turn'), { body: about, tag: `argead-${match}`, icon: document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href })
    made.onclick = () => {
      window.focus()
      open()
      made.close()
    }
  } catch {
    // some browsers on phones know notifications and refuse them to pages
  }
}
