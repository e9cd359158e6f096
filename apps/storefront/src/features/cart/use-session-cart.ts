import { useEffect } from 'react'
import { useReloadShopper } from '../shopper/use-shopper.js'

/**
 * The cart is the session's and not the tab's: what was put in it elsewhere shows when this tab is looked at again, so that
 * the next press counts on from there.
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
