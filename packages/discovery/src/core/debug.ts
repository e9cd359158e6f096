import type { DebugEntry, EventStatus, Watch } from '../watch.js'
import { createStore, type Readable } from './store.js'

/** The data of a debug panel. */
export type DebugState = {
  /** The newest entry is last. */
  readonly entries: readonly DebugEntry[]
  /** Number of events by their latest status. Events with status `held` wait for consent. */
  readonly events: Readonly<Record<EventStatus, number>>
}
const MAX_DEBUG_ENTRIES = 100

/**
 * Collects what a client reports, for a debug panel. Pass `watch` to `createDiscovery` and show the state. It is a
 * separate function, so that a page without a panel does not load it.
 */
export function debugLog(): Readable<DebugState> & { readonly watch: Watch } {
  const { getState, setState, subscribe } = createStore<DebugState>({
    entries: [],
    events: { held: 0, waiting: 0, dropped: 0, sent: 0 },
  })
  const statuses = new Map<string, EventStatus>()
  return {
    getState,
    subscribe,
    watch(entry) {
      const events = { ...getState().events }
      if (entry.kind === 'event') {
        const before = statuses.get(entry.id)
        if (before) events[before]--
        events[entry.status]++
        statuses.set(entry.id, entry.status)
      }
      setState({ entries: [...getState().entries, entry].slice(-MAX_DEBUG_ENTRIES), events })
    },
  }
}
