import { SCROLL_HIDE_PX } from '@klarsikt/core/limits'
import { useEffect, useState } from 'react'

/**
 * Returns true below 50 px while the visitor scrolls down. Scrolling up shows the buttons again [CHROME-024,
 * CHROME-025].
 */
export function useHiddenOnScroll(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    // The visitor may have scrolled down before this ran.
    const frame = requestAnimationFrame(() => setHidden(window.scrollY > SCROLL_HIDE_PX))
    const scrolled = () => {
      const now = window.scrollY
      if (now !== last) setHidden(now > last && now > SCROLL_HIDE_PX)
      last = now
    }
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', scrolled)
    }
  }, [])
  return hidden
}
