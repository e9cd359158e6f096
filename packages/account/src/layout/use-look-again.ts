import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Time between two reloads of the data, in milliseconds. */
const PAUSE_MS = 2_000

/** Reloads the page's data every two seconds while the backend still works on something that the page shows. */
export function useLookAgain(isMade: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isMade) return undefined
    const timer = setInterval(() => void revalidate(), PAUSE_MS)
    return () => clearInterval(timer)
  }, [isMade, revalidate])
}
