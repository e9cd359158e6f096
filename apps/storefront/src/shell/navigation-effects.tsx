import { RouteProgress } from '@klarsikt/design-system/progress-bar'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useShop, useShopState } from '../lib/shop-state.js'
import { track } from '../lib/tracking/data-layer.js'
import { released } from './product-transition.js'

/** Bar and wait cursor while a route changes; both end with the navigation, however it ends [CHROME-026, CHROME-028]. */
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

/** One page view for the first load and one for every route, with where the visitor came from [TRACK-001, TRACK-003]. */
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

/** Says on the page that its code has taken over, for who watches from outside: measurements and journeys. */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
}

/**
 * What lies over the page goes away when somebody goes on, also to the page that is already there. `previewCart=1` opens
 * the cart when the page is loaded, once [CART-011].
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
 * What was pressed may go with the page or the overlay it stood in, and what opened the overlay with the header or with the page
 * below it. Focus would fall to the top of the document, where the keyboard begins anew and nothing is read; it goes to the page
 * instead.
 */
export function useFocusOnPage(): void {
  const { pathname, hash } = useLocation()
  const isCovered = useShopState(({ overlay }) => overlay !== null)
  const before = useRef({ pathname, isCovered })
  useEffect(() => {
    const { current } = before
    before.current = { pathname, isCovered }
    // An address within the page leads further than to its top.
    const isNewPage = current.pathname !== pathname && hash === ''
    if (isCovered || (!isNewPage && !current.isCovered)) return undefined
    // Overlays close after the page has changed, and some pages say themselves where to begin.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname, hash, isCovered])
}
