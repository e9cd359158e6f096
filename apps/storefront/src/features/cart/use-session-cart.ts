import { useEffect } from 'react'
import { useShop } from '../../shell/shop-state.js'

/**
 * The cart is the session's and not the tab's: what was put in it elsewhere shows when this tab is looked at again, so that
 * the next press counts on from there.
 */
export function useSessionCart(): void {
  const store = useShop()
  useEffect(() => {
    let asked: Promise<void> | null = null
    const look = () => {
      if (document.visibilityState === 'hidden' || asked) return
      // Coming back to a tab is told twice.
      asked = import('./cart-calls.js')
        .then(({ refreshCart }) => refreshCart(store))
        .catch(() => undefined)
        .finally(() => (asked = null))
    }
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [store])
}
