/** A name of the code as people write it: `open_cards`, `open-cards` and `openCards` are “Open cards”. */
export function spelled(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[-_]+/g, ' ').trim().toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
