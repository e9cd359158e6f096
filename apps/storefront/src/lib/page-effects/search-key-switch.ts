import { useEffect } from 'react'
import { SEARCH_KEY_OFF } from '../../shell/search-key.js'

/** The switch of the key that leads to the search stands in the footer, which is plain HTML from the server. */
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

/** Keeps on the device whether the key is wanted. */
function switchSearchKey(on: boolean): void {
  try {
    if (on) localStorage.removeItem(SEARCH_KEY_OFF)
    else localStorage.setItem(SEARCH_KEY_OFF, '1')
  } catch {
    // Holds for this page alone then.
  }
}
