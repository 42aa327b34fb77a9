// The words of the site alone.
import { learn } from '../lib/text.svelte'
import en from '../text/site/en.ftl?raw'
import fr from '../text/site/fr.ftl?raw'

learn({ en, fr })
