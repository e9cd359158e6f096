import type { TrackingEvent } from './events.js'

const listeners = new Set<() => void>()

/** All events so far. */
export function toldSoFar(): readonly unknown[] {
  return (window as unknown as { dataLayer?: readonly unknown[] }).dataLayer ?? []
}

/** Hands an event to the page's data layer. Nothing leaves the device from here; what reads it asks for consent. */
export function track(event: TrackingEvent): void {
  const page = window as unknown as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  page.dataLayer.push(event)
  for (const heard of listeners) heard()
}

/** Calls back after every new event, until told to stop. */
export function onTracked(heard: () => void): () => void {
  listeners.add(heard)
  return () => void listeners.delete(heard)
}
