// What the lobby shows.
export { default as Drawings } from './Glyphs.svelte'
export { default as Picture } from './Picture.svelte'
