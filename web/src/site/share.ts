// Nobody can come to a table of the site; it can be taken to a server.
export { default as Share } from './HandOn.svelte'
