// What stands on the card of advice: fetched when it is first opened.
import './words'

export { default as HintMoves } from './HintMoves.svelte'
export { default as ThreatList } from './ThreatList.svelte'
