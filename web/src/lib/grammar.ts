// What a language does to words that meet: elision, articles and spaces, as functions for the Fluent files. The server has the same in
// `language/grammar.py`; both are held to the table `tests/data/grammar.json`.
import type { FluentFunction, FluentValue } from '@fluent/bundle'
import type { Lang } from './protocol'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words and names with an h that is not elided before: le héros, le hasard, but l’héroïsme and l’hoplite. */
const ASPIRATED = words(
  'hache haie hall halle halte hameau hanche hangar harde hardi hareng haricot hasard hâte haut haute hauteur havre ' +
    'héraut hérisson hernie héron héros heurt hibou hiérarchie hobby hockey hongrois honte hors hotte houle houx hublot huit ' +
    'huitième hun hurlement hussard hutte hal hans harald harold harry hassan heidi heinrich heinz helga helmut hilda ' +
    'holger horst hugo',
)

/** Words with a vowel that is not elided before: le onze, le oui, le un. */
const UNELIDED = words('onze onzième oui ouistiti un yacht yaourt yole')

/** A noun with its article; the name Le Goff has none. */
const ARTICLE = /^(le |la |les |l’)(.+)$/s

/** Rivers whose article does not show that they are masculine: one is *on* them, and comes *de l’Hydaspe*. */
const RIVERS = new Set(['l’Araxe', 'l’Euphrate', 'l’Hydaspe', 'l’Hyphase', 'l’Indus', 'l’Oxus'])

/** Beginnings of English words that are written with a vowel and spoken with a consonant: a unit. */
const CONSONANTS = /^(eu|one|once|uni|use|usu|uti)/i
const VOICED = /^([aeiou8]|heir|honest|honour|hour|1[18]\b)/i

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Whether *de* and *le* lose their vowel before a French word. */
function elides(text: string): boolean {
  const word = (/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase()
  const spared = [word, word.replace(/s$/, '')].some((form) => ASPIRATED.has(form) || UNELIDED.has(form))
  return !spared && /^[aehiouyœæ]/.test(word.normalize('NFD'))
}

/** A noun with its article, which le and les melt with: de + le is du. */
function melted(text: string, alone: string, le: string, les: string): string | null {
  const [, article = '', noun = ''] = ARTICLE.exec(text) ?? []
  if (!article) return null
  const melted = { 'le ': le, 'les ': les }[article]
  return melted ? `${melted} ${noun}` : `${alone} ${text}`
}

const de = (text: string) => melted(text, 'de', 'du', 'des') ?? (elides(text) ? `d’${text}` : `de ${text}`)
const a = (text: string) => melted(text, 'à', 'au', 'aux') ?? `à ${text}`
const isLand = (text: string) => /^l(a |’)/.test(text) && !RIVERS.has(text)
const en = (text: string) => (RIVERS.has(text) ? `sur ${text}` : isLand(text) ? text.replace(ARTICLE, 'en $2') : a(text))
const depuis = (text: string) => de(isLand(text) ? text.replace(ARTICLE, '$2') : text)
const bare = (text: string) => (ARTICLE.test(text) ? capital(text.replace(ARTICLE, '$2')) : text)
const an = (text: string) => (VOICED.test(text) && !CONSONANTS.test(text) ? `an ${text}` : `a ${text}`)

const onText =
  (change: (text: string) => string): FluentFunction =>
  ([value]: FluentValue[]) =>
    change(String(value?.valueOf()))

/** What the Fluent files of each language may call. */
export const FUNCTIONS: Record<Lang, Record<string, FluentFunction>> = {
  en: { AN: onText(an), CAPITAL: onText(capital) },
  fr: { DE: onText(de), A: onText(a), EN: onText(en), DEPUIS: onText(depuis), BARE: onText(bare), CAPITAL: onText(capital) },
}

/** A text with its minus signs, and in French with the spaces that do not break: beside double punctuation and %.
    What is quoted stays as somebody typed it. */
export const typeset = (text: string, lang: Lang): string => {
  const signed = text.replace(/(«?)(^|[\s(])-(?=\d)/g, (all, quote, before) => (quote ? all : `${before}−`))
  return lang === 'fr' ? signed.replace(/« /g, '«\u00a0').replace(/ (?=[;:!?»%])/g, '\u00a0') : signed
}
