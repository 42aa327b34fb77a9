// What the lobby shows.
export { default as Drawings } from './Drawings.svelte'
export { default as Picture } from './Picture.svelte'
