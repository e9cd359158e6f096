import { useEffect } from 'react'

/** Stores that the user has switched the key off. Single keys disturb voice control (WCAG 2.1.4). */
const SEARCH_KEY_OFF = 'search-key-off'

const TAKES_TEXT = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'

/**
 * Makes `/` move to the search, except in a text field. It moves to the page's search field if there is one, and
 * otherwise presses the search button [SSEARCH-014].
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
  // The page takes no keys while a dialog is open.
  if (document.querySelector('dialog[open]')) return
  event.preventDefault()
  const field = document.querySelector<HTMLElement>('main input[type="search"]')
  if (field) return field.focus()
  const button = document.getElementById('search-toggle')
  // Closing the search returns the focus to the button.
  button?.focus()
  button?.click()
}

/** Connects the key's switch in the footer, which is plain HTML from the server. */
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

/** Stores on the device whether the key is on. */
function switchSearchKey(on: boolean): void {
  try {
    if (on) localStorage.removeItem(SEARCH_KEY_OFF)
    else localStorage.setItem(SEARCH_KEY_OFF, '1')
  } catch {
    // Without storage, the choice is lost.
  }
}
