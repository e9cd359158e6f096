import * as commonMessages from '@klarsikt/core/messages/common'
import * as errorMessages from '@klarsikt/core/messages/error'
import { toast } from '@klarsikt/design-system/toast'
import { useEffect } from 'react'
import { useBlocker, useNavigate } from 'react-router'

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
      const action = { label: commonMessages.retry(), onAction: () => void navigate(location) }
      toast({ text: errorMessages.network(), kind: 'error', action })
    })
  }, [blocker, navigate])
}

const reachesShop = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
