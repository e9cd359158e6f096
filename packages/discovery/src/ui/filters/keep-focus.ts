import { type RefObject, useEffect } from 'react'
import type { Page } from '../../core/page-types.js'

/** What was pressed goes away with its press; the focus goes to the button of the panel that it belongs to. */
export function focusOpener(from: Element, panel: 'filters' | 'sorting' = 'filters'): void {
  const listing = from.closest('.ks-d-listing')
  listing?.querySelector<HTMLElement>(`[data-opens="${panel}"]`)?.focus({ preventScroll: true })
}

/** The focus of one of several that goes away: to the next, else to the one before, else as {@link focusOpener} does. */
export function focusNeighbour(from: Element, kind: string): void {
  const { nextElementSibling: next, previousElementSibling: before } = from
  const neighbour = [next, before].find((one) => one?.matches(kind)) as HTMLElement | undefined
  if (neighbour) neighbour.focus({ preventScroll: true })
  else focusOpener(from)
}

/** Escape in a panel beside the products, or on its button, closes it and goes back to the button. */
export function useEscape(ref: RefObject<HTMLElement | null>, page: Page): void {
  useEffect(() => {
    const listing = ref.current
    if (!listing) return
    const onKey = (event: KeyboardEvent) => {
      const { filters_open, sorting_open } = page.getState().memory
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      if (!filters_open && !sorting_open) return
      const at = event.target as HTMLInputElement
      if (!at.closest('.ks-d-filters,.ks-d-sorts,.ks-d-toolbar')) return
      // Browsers empty a search field first.
      if (at.type === 'search' && at.value !== '') return
      event.preventDefault()
      focusOpener(at, filters_open ? 'filters' : 'sorting')
      page.remember({ filters_open: false, sorting_open: false })
    }
    listing.addEventListener('keydown', onKey)
    return () => listing.removeEventListener('keydown', onKey)
  }, [ref, page])
}
