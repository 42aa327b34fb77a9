// What the lobby shows.
export { default as Picture } from './Picture.svelte'
