import { useContext, useEffect } from 'react'
import { createPath, UNSAFE_DataRouterContext, useLocation } from 'react-router'
import { forgetLoss, onLoss } from '../lib/connection.js'

/**
 * Ends a navigation whose data or code cannot be had: the page stays, with what was typed on it, and goes on when the visitor
 * asks for it. What is changed in place, such as a filter or a step, waits as it is.
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
