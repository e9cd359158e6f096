import type { DiscoveryEvent } from './wire.js'

/** True and false are the shopper's answer; undefined means not asked yet. */
export type Consent = boolean | undefined

/** Status of an event. `held`: waits for the answer about consent. `dropped`: refused, or too many. */
export type EventStatus = 'held' | 'waiting' | 'dropped' | 'sent'

/** Something that happened inside a client. */
export type DebugEntry =
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
      readonly status: EventStatus
      readonly type: DiscoveryEvent['event_type']
      readonly id: string
      readonly at: number
    }
  /** A mistake in the settings, with the message of the console. */
  | { readonly kind: 'problem'; readonly message: string; readonly at: number }
  | { readonly kind: 'consent'; readonly consent: Consent; readonly at: number }

/** Called with everything that happens inside a client. */
export type Watch = (entry: DebugEntry) => void
