// What hints and threats say beside their moves; it comes with them, not with the table.
import en from '../../text/advice/en.ftl?raw'
import fr from '../../text/advice/fr.ftl?raw'
import { learn } from '../text.svelte'

learn({ en, fr })
