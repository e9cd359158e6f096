import type { Environment } from '../environment.js'
import type { SentEvent } from '../wire.js'

/** One key an event, so that tabs that write at the same time lose nothing of each other. */
export const EVENT_KEY = 'klarsikt_event_'
/** An event that could not be sent for a week is dropped. */
export const MAX_EVENT_AGE_MS = 604_800_000

/** An event with the market it happened in, which may change before it is sent. */
export type QueuedEvent = { readonly market: string; readonly event: SentEvent }

/** Unsent events on the device. */
export interface EventStore {
  readonly write: (entry: QueuedEvent) => void
  readonly remove: (id: string) => void
  /** What earlier pages left; what is too old or cannot be read is removed. */
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
