import { RouteProgress } from '@klarsikt/design-system/progress-bar'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { track } from '../lib/data-layer.js'
import { useShop } from './shop-state.js'

/** Bar and wait cursor while a route changes; both end with the navigation, however it ends [CHROME-026, CHROME-028]. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!busy) return undefined
    document.documentElement.style.cursor = 'wait'
    return () => {
      document.documentElement.style.cursor = ''
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
    const first = previous.current === null
    if (!first || !isCounted()) track({ event: 'page_view', url, referrer: previous.current ?? document.referrer })
    previous.current = url
  }, [pathname, search])
}

/** The first view is counted before the shop's code runs, see first-touch. */
function isCounted(): boolean {
  const { dataLayer = [] } = window as unknown as { dataLayer?: readonly { readonly event?: string }[] }
  return dataLayer.some(({ event }) => event === 'page_view')
}

/** Tells the page that presses can be taken from now on. */
export function useReady(): void {
  useEffect(() => {
    window.dispatchEvent(new Event('shop:ready'))
  }, [])
}

/** What lies over the page goes away with it, and `previewCart=1` opens the cart once [CART-011]. */
export function useOverlayRoutes(): void {
  const store = useShop()
  const { pathname, search } = useLocation()
  const place = useRef<string | null>(null)
  useEffect(() => {
    const here = pathname + search
    if (place.current !== null && place.current !== here) store.setState({ overlay: null })
    place.current = here
    if (new URLSearchParams(search).get('previewCart') === '1') store.setState({ overlay: 'cart' })
  }, [store, pathname, search])
}
