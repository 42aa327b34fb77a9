// What the rules' pages say beside the rules themselves; it comes with them, not with the lobby.
import en from '../../text/rules/en.ftl?raw'
import fr from '../../text/rules/fr.ftl?raw'
import { learn } from '../text.svelte'

learn({ en, fr })
