import type { Consent } from '../tracking/event-queue.js'
import type { DiscoveryEvent } from '../wire.js'
import { createStore, type Readable } from './store.js'

/** What became of an event. `held`: waits for an answer about consent. `dropped`: refused, or too many. */
export type Fate = 'held' | 'waiting' | 'dropped' | 'sent'
/** Something that happened inside a client. */
export type Fact =
  /** A call with all its attempts: milliseconds, and the status of the last; null when nothing answered. */
  | {
      readonly kind: 'call'
      readonly path: string
      readonly ms: number
      readonly status: number | null
      readonly at: number
    }
  | {
      readonly kind: 'event'
      readonly fate: Fate
      readonly type: DiscoveryEvent['event_type']
      readonly id: string
      readonly at: number
    }
  /** A mistake in the settings, in the words of the console. */
  | { readonly kind: 'problem'; readonly message: string; readonly at: number }
  | { readonly kind: 'consent'; readonly consent: Consent; readonly at: number }
export type Watch = (fact: Fact) => void

/** What a debug panel shows. */
export type DebugState = {
  /** The newest last. */
  readonly facts: readonly Fact[]
  /** Events by what became of them last: `held` is what consent holds back. */
  readonly events: Readonly<Record<Fate, number>>
}
const MOST_SHOWN = 100

/** Follows a client for a debug panel: hand `watch` to `createDiscovery` and show the rest. A page without one pays nothing. */
export function debugLog(): Readable<DebugState> & { readonly watch: Watch } {
  const { getState, setState, subscribe } = createStore<DebugState>({
    facts: [],
    events: { held: 0, waiting: 0, dropped: 0, sent: 0 },
  })
  const fates = new Map<string, Fate>()
  return {
    getState,
    subscribe,
    watch(fact) {
      const events = { ...getState().events }
      if (fact.kind === 'event') {
        const before = fates.get(fact.id)
        if (before) events[before]--
        events[fact.fate]++
        fates.set(fact.id, fact.fate)
      }
      setState({ facts: [...getState().facts, fact].slice(-MOST_SHOWN), events })
    },
  }
}
