import { t } from '../../lib/text.svelte'
import type { GameLog } from '../game'
import ChapterList from './ChapterList.svelte'
import { chronicle } from './chronicle'
import LogTotals from './LogTotals.svelte'

export const log: GameLog = {
  title(table) {
    const { life, chapters } = chronicle(table)
    return life ? t('client-log-life') : (chapters[0]?.name ?? '')
  },
  resume: (table) => (chronicle(table).life ? t('client-log-continue-life') : t('client-log-continue')),
  Story: ChapterList,
  Totals: LogTotals,
}
