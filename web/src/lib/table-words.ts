// What is said at a table and in looking back; it comes with them, not with the lobby.
import en from '../text/table/en.ftl?raw'
import fr from '../text/table/fr.ftl?raw'
import { learn } from './text.svelte'

learn({ en, fr })
