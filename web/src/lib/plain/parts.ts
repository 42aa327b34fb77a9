// The parts of the table, by what they are for.
export { default as Answer } from './Answer.svelte'
export { default as Board } from './FactSheet.svelte'
export { default as Panels } from './Hand.svelte'
export { default as PreviewNote } from './PreviewNote.svelte'
export { default as SeatFacts } from './SeatFacts.svelte'
