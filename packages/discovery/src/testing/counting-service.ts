import type { SentEvent } from '../wire.js'

/** Counts events as the service does: each id once, however often it is sent. */
export function countingService() {
  const counted = new Map<string, SentEvent>()
  return {
    counted,
    take(body: string | Record<string, unknown>): void {
      const { events } = (typeof body === 'string' ? JSON.parse(body) : body) as { events: SentEvent[] }
      for (const event of events) if (!counted.has(event.event_id)) counted.set(event.event_id, event)
    },
    purchases: () =>
      [...counted.values()].flatMap((event) => (event.event_type === 'purchase' ? [event.transaction_id] : [])).sort(),
  }
}
