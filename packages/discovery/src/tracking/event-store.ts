import type { Environment } from '../environment.js'
import type { SentEvent } from '../wire.js'

/** Each event has its own key, so that tabs that write at the same time lose no events. */
export const EVENT_KEY = 'klarsikt_event_'
/** An event that could not be sent within a week is dropped. */
export const MAX_EVENT_AGE_MS = 604_800_000

/** An event with its market, because the market may change before the event is sent. */
export type QueuedEvent = { readonly market: string; readonly event: SentEvent }

/** Stores unsent events on the device. */
export interface EventStore {
  readonly write: (entry: QueuedEvent) => void
  readonly remove: (id: string) => void
  /** Returns the events of earlier pages. Events that are too old or unreadable are removed. */
  readonly read: () => QueuedEvent[]
  readonly clear: () => void
}

export function createEventStore({ storage, now }: Pick<Environment, 'storage' | 'now'>, tenant: string): EventStore {
  const prefix = `${EVENT_KEY}${tenant}_`
  return {
    write: (entry) => storage.write(prefix + entry.event.event_id, JSON.stringify(entry)),
    remove: (id) => storage.remove(prefix + id),
    read: () =>
      storage.keys(prefix).flatMap((key) => {
        const entry = parse(storage.read(key))
        if (entry && now() - entry.event.timestamp <= MAX_EVENT_AGE_MS) return [entry]
        storage.remove(key)
        return []
      }),
    clear: () => storage.keys(prefix).forEach(storage.remove),
  }
}

function parse(text: string | null): QueuedEvent | undefined {
  try {
    const entry = JSON.parse(text ?? '') as QueuedEvent | null
    return entry && typeof entry.market === 'string' && typeof entry.event?.event_id === 'string' ? entry : undefined
  } catch {
    return undefined
  }
}
