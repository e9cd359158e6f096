import type { DiscoveryEvent } from './wire.js'

/** True and false are the shopper's answer. Undefined means that the shopper has not answered. */
export type Consent = boolean | undefined

/**
 * Status of an event. `held` waits for the answer about consent. `dropped` means that consent was refused or the queue
 * was full.
 */
export type EventStatus = 'held' | 'waiting' | 'dropped' | 'sent'

/** One entry for a debug panel. */
export type DebugEntry =
  /** A call with all its attempts: the duration in ms and the last status, or null when there was no answer. */
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
  /** A mistake in the settings, with the text that the console shows. */
  | { readonly kind: 'problem'; readonly message: string; readonly at: number }
  | { readonly kind: 'consent'; readonly consent: Consent; readonly at: number }

/** Is called for everything that happens inside a client. */
export type Watch = (entry: DebugEntry) => void
