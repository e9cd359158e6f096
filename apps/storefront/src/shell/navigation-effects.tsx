import { RouteProgress } from '@klarsikt/design-system/progress-bar'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useShop, useShopState } from '../lib/shop-state.js'
import { track } from '../lib/tracking/data-layer.js'
import { released } from './product-transition.js'

/**
 * Shows a bar and a wait cursor during a navigation. Both end with it, whether or not it succeeds [CHROME-026,
 * CHROME-028].
 */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!busy) return undefined
    document.documentElement.style.cursor = 'wait'
    return () => {
      document.documentElement.style.cursor = ''
      released()
    }
  }, [busy])
  return <RouteProgress active={busy} />
}

/**
 * Tracks one page view for the first load and one for every navigation, with the previous address [TRACK-001,
 * TRACK-003].
 */
export function usePageViews(): void {
  const { pathname, search } = useLocation()
  const previous = useRef<string | null>(null)
  useEffect(() => {
    const url = window.location.origin + pathname + search
    if (previous.current === url) return
    track({ event: 'page_view', url, referrer: previous.current ?? document.referrer })
    previous.current = url
  }, [pathname, search])
}

/** Marks the document as hydrated, for measurements and journeys that watch from outside. */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
}

/**
 * Closes the overlay at every navigation, also to the same page. `previewCart=1` opens the cart once when the page is
 * loaded [CART-011].
 */
export function useOverlayRoutes(): void {
  const store = useShop()
  const { key, search, state } = useLocation()
  const keepsOverlay = (state as { readonly keepsOverlay?: boolean } | null)?.keepsOverlay === true
  const place = useRef<string | null>(null)
  useEffect(() => {
    if (place.current === key) return
    const loaded = place.current === null
    place.current = key
    if (!loaded && !keepsOverlay) store.setState({ overlay: null })
    if (loaded && new URLSearchParams(search).get('previewCart') === '1') store.setState({ overlay: 'cart' })
  }, [store, key, search, keepsOverlay])
}

/**
 * Moves the focus to the page when the focused element has disappeared with a page or an overlay. The focus would
 * otherwise fall to the top of the document, where keyboard users start again and screen readers read nothing.
 */
export function useFocusOnPage(): void {
  const { pathname, hash } = useLocation()
  const isCovered = useShopState(({ overlay }) => overlay !== null)
  const before = useRef({ pathname, isCovered })
  useEffect(() => {
    const { current } = before
    before.current = { pathname, isCovered }
    // A fragment in the address leads further than the top of the page.
    const isNewPage = current.pathname !== pathname && hash === ''
    if (isCovered || (!isNewPage && !current.isCovered)) return undefined
    // It waits a frame, since overlays close after the page has changed, and some pages set the focus themselves.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname, hash, isCovered])
}
