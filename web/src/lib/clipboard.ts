/** Copies a text. Pages that did not come safely have no clipboard: there it is selected, `near` what was pressed, and copied as by hand. */
export async function copyText(text: string, near: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    const focused = document.activeElement
    const field = document.createElement('textarea')
    field.className = 'unseen'
    field.value = text
    near.after(field)
    field.select()
    document.execCommand('copy')
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
