// The shell's own words. Everything about the game itself comes ready translated from the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import en from '../text/en.ftl?raw'
import fr from '../text/fr.ftl?raw'
import type { Lang } from './protocol'
import { settings } from './settings.svelte'

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false })
  made.addResource(new FluentResource(source))
  return made
}

const bundles: Record<Lang, FluentBundle> = { en: bundle('en', en), fr: bundle('fr', fr) }

/** The message in the reader's language; reactive wherever it is used in a component. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const chosen = bundles[settings.lang]
  const message = chosen.getMessage(id)
  if (!message?.value) throw new Error(`no text for ${id}`)
  return chosen.formatPattern(message.value, args)
}
