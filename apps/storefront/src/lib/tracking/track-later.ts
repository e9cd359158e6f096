import { useEffect, useRef } from 'react'
import { track } from './data-layer.js'
import type { TrackingEvent } from './events.js'

type Events = typeof import('./events.js')

/** Makes events of what just happened; none for what is not worth one. */
export type MakeEvents = (events: Events) => TrackingEvent | null | readonly (TrackingEvent | null)[]

/** Pushes to the data layer. What makes events is fetched on the first, so that no page waits for it; their order is kept. */
export function trackLater(make: MakeEvents): void {
  import('./events.js').then(
    (events) => {
      for (const event of [make(events)].flat()) if (event) track(event)
    },
    // Without its code an event is lost, and nothing else.
    () => undefined,
  )
}

/** Tracks what a page shows: once, and again when the key changes. */
export function useTracked(key: string, make: MakeEvents): void {
  const latest = useRef(make)
  const trackedKey = useRef<string | null>(null)
  useEffect(() => {
    latest.current = make
  })
  useEffect(() => {
    if (trackedKey.current === key) return
    trackedKey.current = key
    trackLater(latest.current)
  }, [key])
}
