import { useEffect, useRef } from 'react'

/** The browser may show a page as it was left when going back from the payment page. */
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
