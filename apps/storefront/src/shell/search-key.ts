/** Where somebody has switched the key off; single keys get in the way of voice control (WCAG 2.1.4). */
export const SEARCH_KEY_OFF = 'search-key-off'

/**
 * `/` moves to the search, except where it is text: to the field of the page if it has one, else it presses the button of
 * the search [SSEARCH-014]. It is sent as text and uses nothing from outside itself, so that the key works from the first
 * moment: until the shop's code has come, the press is kept with all others.
 */
export function searchKey(off: string): void {
  const isOn = () => {
    try {
      return localStorage.getItem(off) === null
    } catch {
      return true
    }
  }
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.defaultPrevented || !isOn()) return
    const takesText = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'
    if (event.target instanceof Element && event.target.closest(takesText)) return
    // Under a dialog the page does not take keys.
    if (document.querySelector('dialog[open]')) return
    event.preventDefault()
    const field = document.querySelector<HTMLElement>('main input[type="search"]')
    if (field) return field.focus()
    const button = document.getElementById('search-toggle')
    // Closing gives focus back to where it was.
    button?.focus()
    button?.click()
  })
}
