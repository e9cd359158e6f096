import { useContext, useEffect } from 'react'
import { createPath, UNSAFE_DataRouterContext, useLocation } from 'react-router'
import { forgetLoss, onLoss } from '../lib/connection.js'

/**
 * Ends a navigation whose data or code cannot be loaded. The page stays with its input, and goes on when the visitor
 * asks for it. A change within the page, such as a filter or a step, waits.
 */
export function useStayOnLoss(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const { pathname } = useLocation()
  useEffect(forgetLoss, [pathname])
  useEffect(
    () =>
      router &&
      onLoss(
        () => {
          const { location: here, navigation } = router.state
          const missed = navigation.location
          if (!missed || missed.pathname === here.pathname) return null
          void router.navigate(here, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
          return (asDocument) => {
            if (asDocument) location.assign(createPath(missed))
            else void router.navigate(missed)
          }
        },
        () => router.state.navigation.location !== undefined,
      ),
    [router],
  )
}
