import type { KeyboardEvent } from 'react'
import type { Page } from '../../core/page-types.js'

type Press = { readonly currentTarget: Element }

/** What takes the place of something is in view where that was. */
export const focus = (element: Element | null | undefined): void =>
  (element as HTMLElement | null | undefined)?.focus({ preventScroll: true })

/** To the button of the panel that is open, else to the first, which is that of the filters. */
const focusOpener = (from: Element) => {
  const bar = from.closest('.ks-d-listing')?.querySelector('.ks-d-toolbar')
  // A page with a rail may hide the button of the filters: then the focus stays here.
  focus(bar?.lastElementChild)
  focus(bar?.querySelector('[aria-expanded=true]') ?? bar?.querySelector('button'))
}

/**
 * For a button that goes away with its press: the focus goes to the next of its kind (a selector), else to the one before,
 * else to the button of a panel.
 */
export function leaving(act: () => void, kind?: string): (press: Press) => void {
  return ({ currentTarget: from }) => {
    focusOpener(from)
    if (kind) focus([from.nextElementSibling, from.previousElementSibling].find((one) => one?.matches(kind)))
    act()
  }
}

/** Escape outside of the products, in an open panel or over it, closes the panel and focuses its button. */
export function onEscape(page: Page, event: KeyboardEvent): void {
  const { filters_open, sorting_open } = page.getState().memory
  const at = event.target as HTMLInputElement
  // Browsers empty a search field first.
  const handled = event.defaultPrevented || (at.type === 'search' && at.value) || at.closest('.ks-d-results')
  if (event.key !== 'Escape' || handled || !(filters_open || sorting_open)) return
  event.preventDefault()
  focusOpener(at)
  page.remember({ filters_open: false, sorting_open: false })
}
