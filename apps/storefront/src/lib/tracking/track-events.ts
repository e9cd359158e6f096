import { useEffect, useRef } from 'react'
import { track } from './data-layer.js'
import * as events from './events.js'

/** Returns the events of what just happened. Null stands for no event. */
export type MakeEvents = (make: typeof events) => events.TrackingEvent | null | readonly (events.TrackingEvent | null)[]

export function trackEvents(make: MakeEvents): void {
  for (const event of [make(events)].flat()) if (event) track(event)
}

/** Tracks what a page shows once, and again when the key changes. */
export function useTracked(key: string, make: MakeEvents): void {
  const latest = useRef(make)
  const trackedKey = useRef<string | null>(null)
  useEffect(() => {
    latest.current = make
  })
  useEffect(() => {
    if (trackedKey.current === key) return
    trackedKey.current = key
    trackEvents(latest.current)
  }, [key])
}
