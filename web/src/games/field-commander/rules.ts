// The pictures of the rules.
export { default as Illustration } from './Illustration.svelte'
export { FIGURES } from './pictures'
