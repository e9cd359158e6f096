import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { prefersStill } from '../../lib/prefers-still.js'
import { clampView, type View, viewBetween } from './view.js'

/** How long a flight takes, milliseconds; there is no animation with reduced motion. */
const FLIGHT_MS = 320

const eased = (part: number) => 1 - (1 - part) ** 3

export interface MapView {
  readonly view: View
  /** The view that the map shows or is moving to. The next step starts from it. */
  readonly goal: () => View
  /** Shows a view without animation, because a finger or a wheel moves the map already. */
  readonly show: (next: View) => void
  readonly flyTo: (next: View) => void
}

/** The view of the map and its flights. */
export function useMapView(stage: RefObject<Element | null>, first: View): MapView {
  const [view, setView] = useState(() => clampView(first))
  const now = useRef(view)
  const towards = useRef(view)
  const frame = useRef(0)

  const paint = useCallback((next: View) => {
    now.current = next
    setView(next)
  }, [])

  const show = useCallback(
    (next: View) => {
      cancelAnimationFrame(frame.current)
      towards.current = clampView(next)
      paint(towards.current)
    },
    [paint],
  )

  const flyTo = useCallback(
    (next: View) => {
      if (prefersStill(stage.current)) {
        show(next)
        return
      }
      cancelAnimationFrame(frame.current)
      const [from, to] = [now.current, clampView(next)]
      towards.current = to
      let start: number | null = null
      const step = (time: number) => {
        start ??= time
        const part = Math.min(1, (time - start) / FLIGHT_MS)
        paint(part === 1 ? to : viewBetween(from, to, eased(part)))
        if (part < 1) frame.current = requestAnimationFrame(step)
      }
      frame.current = requestAnimationFrame(step)
    },
    [paint, show, stage],
  )

  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return { view, goal: useCallback(() => towards.current, []), show, flyTo }
}
