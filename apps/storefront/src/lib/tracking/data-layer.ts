import type { TrackingEvent } from './events.js'

const listeners = new Set<() => void>()

/** All events so far. */
export function dataLayerEvents(): readonly unknown[] {
  return (window as unknown as { dataLayer?: readonly unknown[] }).dataLayer ?? []
}

/** Hands an event to the page's data layer. Nothing leaves the device from here; what reads it asks for consent. */
export function track(event: TrackingEvent): void {
  const page = window as unknown as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  page.dataLayer.push(event)
  for (const listener of listeners) listener()
}

/** Calls back after every new event, until unsubscribed. */
export function onTracked(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
