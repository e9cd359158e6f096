import { useEffect } from 'react'

/** Where the user has switched the key off; single keys get in the way of voice control (WCAG 2.1.4). */
const SEARCH_KEY_OFF = 'search-key-off'

const TAKES_TEXT = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'

/**
 * `/` moves to the search, except where it is text: to the field of the page if it has one, else it presses the button of
 * the search [SSEARCH-014].
 */
export function useSearchKey(): void {
  useEffect(() => {
    document.addEventListener('keydown', moveToSearch)
    return () => document.removeEventListener('keydown', moveToSearch)
  }, [])
}

function moveToSearch(event: KeyboardEvent): void {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (event.defaultPrevented || !isSearchKeyOn()) return
  if (event.target instanceof Element && event.target.closest(TAKES_TEXT)) return
  // Under a dialog the page does not take keys.
  if (document.querySelector('dialog[open]')) return
  event.preventDefault()
  const field = document.querySelector<HTMLElement>('main input[type="search"]')
  if (field) return field.focus()
  const button = document.getElementById('search-toggle')
  // Closing gives focus back to where it was.
  button?.focus()
  button?.click()
}

/** The switch of the key stands in the footer, which is plain HTML from the server. */
export function useSearchKeySwitch(): void {
  useEffect(() => {
    const button = document.querySelector('footer [data-action="search-key"]')
    const show = () => button?.setAttribute('aria-pressed', String(isSearchKeyOn()))
    const press = () => {
      switchSearchKey(!isSearchKeyOn())
      show()
    }
    show()
    button?.addEventListener('click', press)
    return () => button?.removeEventListener('click', press)
  }, [])
}

function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(SEARCH_KEY_OFF) === null
  } catch {
    return true
  }
}

/** Keeps on the device whether the key is enabled. */
function switchSearchKey(on: boolean): void {
  try {
    if (on) localStorage.removeItem(SEARCH_KEY_OFF)
    else localStorage.setItem(SEARCH_KEY_OFF, '1')
  } catch {
    // Holds for this page alone then.
  }
}
