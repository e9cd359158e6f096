import { useEffect } from 'react'

/** Moves to the search from anywhere on a page that takes no text. */
const SEARCH_KEY = '/'

/** Where somebody has switched the key off; single keys get in the way of voice control (WCAG 2.1.4). */
const OFF = 'search-key-off'

const TAKES_TEXT = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'

/** `/` moves to the search, except where it is text: the field of the page if it has one, else the overlay. */
export function useSearchKey(open: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== SEARCH_KEY || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (event.defaultPrevented || takesText(event.target) || !isSearchKeyOn()) return
      // Under a dialog the page does not take keys.
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
      if (field) return field.focus()
      // Closing gives focus back to where it was.
      document.getElementById('search-toggle')?.focus()
      open()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [open])
}

function takesText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_TEXT) !== null
}

function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(OFF) === null
  } catch {
    return true
  }
}

/** The switch stands in the footer, which is plain HTML from the server. */
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

/** Keeps on the device whether the key is wanted. */
function switchSearchKey(on: boolean): void {
  try {
    if (on) localStorage.removeItem(OFF)
    else localStorage.setItem(OFF, '1')
  } catch {
    // Holds for this page alone then.
  }
}
