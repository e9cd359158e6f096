import { useCallback, useRef, useState } from 'react'
import { prefersStill } from '../../lib/prefers-still.js'

/** Less than this from an end is the end: browsers round what they scroll to, px. */
const EDGE_TOLERANCE_PX = 8

/** How much of the visible width one press moves, so that what was last in view is first afterwards. */
const PAGE_SHARE = 0.8

/** A list that scrolls sideways: whether there is more on either side, and how to get there. */
export function useTrack() {
  const track = useRef<HTMLUListElement | null>(null)
  const [canScroll, setRoom] = useState({ before: false, after: false })
  const measure = useCallback((list: HTMLElement) => {
    // From right to left the scroll position counts below zero.
    const at = Math.abs(list.scrollLeft)
    const next = { before: at > EDGE_TOLERANCE_PX, after: at + list.clientWidth < list.scrollWidth - EDGE_TOLERANCE_PX }
    setRoom((canScroll) => (canScroll.before === next.before && canScroll.after === next.after ? canScroll : next))
  }, [])
  const watch = useCallback(
    (list: HTMLUListElement) => {
      track.current = list
      // Before the first paint: buttons that come late would move the heading.
      measure(list)
      const look = () => measure(list)
      const size = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look)
      // Items that come or go do not change the size.
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
