import { useCallback, useRef, useState } from 'react'

/** A list that scrolls sideways: whether there is more on either side, and how to get there. */
export function useTrack() {
  const track = useRef<HTMLUListElement | null>(null)
  const [room, setRoom] = useState({ before: false, after: false })
  const measure = useCallback((list: HTMLElement) => {
    const next = { before: list.scrollLeft > 8, after: list.scrollLeft + list.clientWidth < list.scrollWidth - 8 }
    setRoom((room) => (room.before === next.before && room.after === next.after ? room : next))
  }, [])
  // Also the first measure: an observer reports once when it begins.
  const watch = useCallback(
    (list: HTMLUListElement) => {
      track.current = list
      if (typeof ResizeObserver === 'undefined') return undefined
      const observer = new ResizeObserver(() => measure(list))
      observer.observe(list)
      return () => observer.disconnect()
    },
    [measure],
  )
  const move = (pages: number) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    track.current?.scrollBy({ left: pages * track.current.clientWidth * 0.8, behavior: still ? 'instant' : 'smooth' })
  }
  return { room, watch, measure, move }
}
