import { useEffect, useRef, useState } from 'react'

/** Pause in typing after which the result is announced. A shorter pause makes screen readers interrupt themselves. */
export const SETTLE_MS = 700

/**
 * Returns the text for a polite live region: empty at first, then each text that was stable for a while. So a screen
 * reader announces the result of typing and not every letter.
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
