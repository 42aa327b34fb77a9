// The parts of the table, by what they are for.
export { default as Board } from './BoardView.svelte'
export { default as Drawings } from './Drawings.svelte'
export { default as Mark } from './Mark.svelte'
export { default as Panels } from './Panels.svelte'
export { default as PreviewNote } from './PreviewNote.svelte'
export { default as SeatFacts } from './SeatFacts.svelte'
export { default as Status } from './Status.svelte'
