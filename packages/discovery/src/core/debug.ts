import type { DebugEntry, EventStatus, Watch } from '../watch.js'
import { createStore, type Readable } from './store.js'

/** What a debug panel shows. */
export type DebugState = {
  /** The newest last. */
  readonly entries: readonly DebugEntry[]
  /** Events by their latest status: `held` ones wait for consent. */
  readonly events: Readonly<Record<EventStatus, number>>
}
const MAX_DEBUG_ENTRIES = 100

/** Follows a client for a debug panel: hand `watch` to `createDiscovery` and show the rest. A page without one pays nothing. */
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
