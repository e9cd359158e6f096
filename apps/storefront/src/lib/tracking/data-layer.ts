import type { TrackingEvent } from './events.js'

const listeners = new Set<() => void>()

export function dataLayerEvents(): readonly unknown[] {
  return (window as unknown as { dataLayer?: readonly unknown[] }).dataLayer ?? []
}

/**
 * Adds an event to the page's data layer. Nothing leaves the device here. The code that reads the layer checks consent.
 */
export function track(event: TrackingEvent): void {
  const page = window as unknown as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  page.dataLayer.push(event)
  for (const listener of listeners) listener()
}

/** Calls the listener after every new event. Returns a function that unsubscribes it. */
export function onTracked(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
