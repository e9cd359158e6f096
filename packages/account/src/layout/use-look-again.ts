import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Pause between two looks at what is being made, milliseconds. */
const PAUSE_MS = 2_000

/** Loads the page's data again every other second for as long as something is being made. */
export function useLookAgain(isMade: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isMade) return undefined
    const timer = setInterval(() => void revalidate(), PAUSE_MS)
    return () => clearInterval(timer)
  }, [isMade, revalidate])
}
