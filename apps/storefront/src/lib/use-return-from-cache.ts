import { useEffect, useRef } from 'react'

/**
 * Calls `back` when the browser restores the page from its cache, for example when the user goes back from the payment
 * page.
 */
export function useReturnFromCache(back: () => void): void {
  const latest = useRef(back)
  useEffect(() => {
    latest.current = back
  })
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && latest.current()
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])
}
