import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Time between two reloads of the calendar, in milliseconds. */
const REFRESH_MS = 60_000

/** Reloads the data each minute while the page is visible, since others book, move and cancel visits meanwhile. */
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
