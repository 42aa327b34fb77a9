// What the explanation of an ended match says; it comes with it.
import en from '../../text/analysis/en.ftl?raw'
import fr from '../../text/analysis/fr.ftl?raw'
import { learn } from '../text.svelte'

learn({ en, fr })
