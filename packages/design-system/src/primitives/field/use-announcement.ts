import { useEffect, useRef, useState } from 'react'

/** How long typing has to pause before its outcome is read out; shorter, and a screen reader stumbles over itself. */
export const SETTLE_MS = 700

/**
 * What a polite live region should hold: nothing to begin with, and each new text once it has been stable for a while, so
 * that a screen reader reads the outcome of a burst of typing and not every letter of it.
 */
export function useAnnouncement(text: string, delay = SETTLE_MS): string {
  const [said, say] = useState('')
  const known = useRef(text)
  useEffect(() => {
    if (known.current === text) return undefined
    const timer = setTimeout(() => {
      known.current = text
      say(text)
    }, delay)
    return () => clearTimeout(timer)
  }, [text, delay])
  return said
}
