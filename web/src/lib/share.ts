// Who else can come to a table, and how; `#share` is this, or what the site without a server has (`site/share.ts`).
export { default as Share } from './SharePanel.svelte'
