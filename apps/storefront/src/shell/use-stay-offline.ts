import * as commonMessages from '@klarsikt/core/messages/common'
import * as errorMessages from '@klarsikt/core/messages/error'
import { toast } from '@klarsikt/design-system/toast'
import { useEffect, useRef } from 'react'
import { createPath, useBlocker, useLocation, useNavigate, useNavigation } from 'react-router'
import { isOwnReload } from '../lib/reload-page.js'

/**
 * Without a connection the page that is shown stays, with what was typed on it, and says why. The router would load the document
 * again where the code of the next page is missing, and the browser would put its own error page in its place.
 */
export function useStayOffline(): void {
  const navigate = useNavigate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { location } = blocker
    void reachesShop().then((isReached) => {
      // Some browsers know nothing of the connection they have.
      if (isReached) return blocker.proceed()
      blocker.reset()
      offerRetry(() => void navigate(location))
    })
  }, [blocker, navigate])
}

/**
 * The router loads the shown document again where it cannot load code: of the next page, and of links that are only pointed at. Where
 * nobody goes on, the page stays; where somebody does, the next page is loaded as a document once the shop answers. A script that
 * failed once is not asked for again by every browser, so that the router could not go there.
 */
export function useStayOnReload(): void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const next = useNavigation().location
  const place = useRef({ pathname, search, hash, next })
  useEffect(() => {
    place.current = { pathname, search, hash, next }
  }, [pathname, search, hash, next])
  useEffect(() => {
    const guard = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || isOwnReload()) return
      event.preventDefault()
      void reachesShop().then((isReached) => {
        const { next: missed, ...here } = place.current
        if (!missed) return
        const loadNext = () => location.assign(createPath(missed))
        if (isReached) return loadNext()
        // The router waits for the reload; another place on this page ends that without asking for any data.
        void navigate({ ...here, hash: here.hash || '#main' }, { replace: true, preventScrollReset: true })
        offerRetry(loadNext)
      })
    }
    // Browsers before 2026 know no such event: they load the document, or show their own error page.
    const events = (globalThis as { readonly navigation?: Navigation }).navigation
    events?.addEventListener('navigate', guard)
    return () => events?.removeEventListener('navigate', guard)
  }, [navigate])
}

function offerRetry(onAction: () => void): void {
  toast({ text: errorMessages.network(), kind: 'error', action: { label: commonMessages.retry(), onAction } })
}

const reachesShop = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
