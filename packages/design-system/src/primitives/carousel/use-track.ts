import { useCallback, useRef, useState } from 'react'
import { prefersStill } from '../../lib/prefers-still.js'

/** Distance (px) from an end that counts as the end, because browsers round scroll positions. */
const EDGE_TOLERANCE_PX = 8

/** Share of the visible width that one press scrolls, so that the last visible item becomes the first. */
const PAGE_SHARE = 0.8

/** Tells whether a scrolling list has more on either side, and scrolls it. */
export function useTrack() {
  const track = useRef<HTMLUListElement | null>(null)
  const [canScroll, setRoom] = useState({ before: false, after: false })
  const measure = useCallback((list: HTMLElement) => {
    // In right-to-left text the scroll position is negative.
    const at = Math.abs(list.scrollLeft)
    const next = { before: at > EDGE_TOLERANCE_PX, after: at + list.clientWidth < list.scrollWidth - EDGE_TOLERANCE_PX }
    setRoom((canScroll) => (canScroll.before === next.before && canScroll.after === next.after ? canScroll : next))
  }, [])
  const watch = useCallback(
    (list: HTMLUListElement) => {
      track.current = list
      // Measured before the first paint, because late buttons would move the heading.
      measure(list)
      const look = () => measure(list)
      const size = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look)
      // New or removed items do not change the list's size.
      const items = new MutationObserver(look)
      size?.observe(list)
      items.observe(list, { childList: true })
      return () => {
        size?.disconnect()
        items.disconnect()
      }
    },
    [measure],
  )
  const move = (pages: number) => {
    const list = track.current
    if (!list) return
    const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1
    list.scrollBy({
      left: forward * pages * list.clientWidth * PAGE_SHARE,
      behavior: prefersStill(list) ? 'instant' : 'smooth',
    })
  }
  return { canScroll, watch, measure, move }
}
