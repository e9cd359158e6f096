import { useEffect } from 'react'
import { useReloadShopper } from '../shopper/use-shopper.js'

/**
 * Reloads the cart when the user returns to this tab. The cart belongs to the session, so another tab may have changed
 * it.
 */
export function useSessionCart(): void {
  const reload = useReloadShopper()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') reload()
    }
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [reload])
}
