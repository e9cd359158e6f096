import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** How often the calendar is asked for again, milliseconds. */
const REFRESH_MS = 60_000

/** Asks for the page's data again each minute that it is looked at: others book, move and cancel meanwhile. */
export function useRefresh(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    const timer = setInterval(refresh, REFRESH_MS)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [revalidate])
}
