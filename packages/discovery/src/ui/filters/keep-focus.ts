import type { KeyboardEvent } from 'react'
import type { Page } from '../../core/page-types.js'

type Press = { readonly currentTarget: Element }

/** Moves the focus without scrolling, because the new place is already visible. */
export const focus = (element: Element | null | undefined): void =>
  (element as HTMLElement | null | undefined)?.focus({ preventScroll: true })

/** Moves the focus to the button of the open panel, or to the first button, which opens the filters. */
const focusOpener = (from: Element) => {
  const bar = from.closest('.ks-d-listing')?.querySelector('.ks-d-toolbar')
  // A page with a rail may hide the button of the filters. The focus then stays on the last element.
  focus(bar?.lastElementChild)
  focus(bar?.querySelector('[aria-expanded=true]') ?? bar?.querySelector('button'))
}

/**
 * Handles a press on a button that then disappears. The focus goes to the next element that matches `kind` (a
 * selector), or to the one before, or to the button of a panel.
 */
export function leaving(act: () => void, kind?: string): (press: Press) => void {
  return ({ currentTarget: from }) => {
    focusOpener(from)
    if (kind) focus([from.nextElementSibling, from.previousElementSibling].find((one) => one?.matches(kind)))
    act()
  }
}

/** Closes the open panel on Escape and moves the focus to its button. Escape among the products does nothing. */
export function onEscape(page: Page, event: KeyboardEvent): void {
  const { filters_open, sorting_open } = page.getState().memory
  const at = event.target as HTMLInputElement
  // The browser first empties a search field.
  const handled = event.defaultPrevented || (at.type === 'search' && at.value) || at.closest('.ks-d-results')
  if (event.key !== 'Escape' || handled || !(filters_open || sorting_open)) return
  event.preventDefault()
  focusOpener(at)
  page.remember({ filters_open: false, sorting_open: false })
}
