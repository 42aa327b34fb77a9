// The pictures of the rules.
export { FIGURES } from './figures'
export { default as Illustration } from './Illustration.svelte'
