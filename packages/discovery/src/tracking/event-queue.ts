import type { Environment } from '../environment.js'
import { fetchWithRetry, MAX_RETRY_DELAY_MS } from '../transport/retry.js'
import type { Consent, EventStatus } from '../watch.js'
import type { DiscoveryEvent, SentEvent } from '../wire.js'
import { createEventStore, type EventStore, type QueuedEvent } from './event-store.js'
import type { VisitorToken } from './visitor-token.js'

/** Largest number of events that the service takes in one call. */
export const MAX_EVENTS_PER_BATCH = 100
/** All beacons of a page share 64 KiB, and this many events stay well below. */
export const MAX_EVENTS_PER_BEACON = 50
/** Delay in ms from the first event of a batch to its sending. */
export const BATCH_DELAY_MS = 1000
/** Largest number of stored events. When it is reached, the oldest are dropped. */
export const MAX_QUEUED_EVENTS = 500
/** Largest number of characters that are sent of an address, because a hundred events must fit into one call. */
const MAX_PAGE_URL_LENGTH = 1000

export interface EventQueue {
  /** Queues an event. `id` is the event's own id if it outlives the page. Otherwise it gets a new one. */
  readonly push: (event: DiscoveryEvent, id?: string) => void
  /** Sends the waiting events now. */
  readonly flush: () => Promise<void>
  /** Hands all events to the browser, because the page may be closed. */
  readonly leave: () => void
  /** Queues the events that earlier pages on this device did not send. */
  readonly replay: () => void
  readonly consentChanged: (consent: Consent) => void
}

type QueueOptions = {
  readonly env: Environment
  readonly url: string
  readonly tenant: string
  readonly market: () => string
  /** Returns the ids at the moment of the event. */
  readonly stamp: () => Pick<SentEvent, 'dsid' | 'user_id' | 'session_id'>
  readonly consent: () => Consent
  /** When true, events of shoppers who refused consent are sent without any id. Otherwise they are dropped. */
  readonly anonymous: boolean
  /** Signs the events. Without it they are sent unsigned. */
  readonly visitorToken?: VisitorToken | undefined
}

/** An event from before the shopper answered the question of consent. */
type HeldEvent = {
  readonly event: DiscoveryEvent
  readonly id: string
  readonly at: number
  readonly page: string | null
  readonly market: string
}

/**
 * Keeps waiting events. With consent it stores each event before it is sent and removes it when the service has it, so
 * a page that dies loses none. The service counts each id once, so an event may be sent twice. Until the shopper has
 * answered the question of consent, events wait in memory.
 */
class PersistentEventQueue implements EventQueue {
  readonly #options: QueueOptions
  readonly #store: EventStore
  /** Events that are ready to be sent, by id. */
  readonly #pending = new Map<string, QueuedEvent>()
  /** Ids of events that the browser has already received. */
  readonly #handedOver = new Set<string>()
  #held: readonly HeldEvent[] = []
  #cancelFlush: (() => void) | null = null
  #sending: Promise<void> | null = null

  constructor(options: QueueOptions) {
    this.#options = options
    this.#store = createEventStore(options.env, options.tenant)
  }

  readonly push = (event: DiscoveryEvent, id?: string): void => {
    const { env, market } = this.#options
    this.#admit({ event, id: id ?? env.id(), at: env.now(), page: pageOf(env), market: market() })
  }

  readonly flush = (): Promise<void> => {
    this.#cancelFlush?.()
    this.#cancelFlush = null
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null
    })
    return this.#sending
  }

  readonly leave = (): void => {
    const { env, url } = this.#options
    for (;;) {
      const left = [...this.#pending.values()].filter(({ event }) => !this.#handedOver.has(event.event_id))
      const entries = firstBatch(left, MAX_EVENTS_PER_BEACON)
      if (entries.length === 0) return
      const body = this.#body(entries)
      // Neither way reports whether it arrived. Stored events are sent again later with the same id.
      if (!env.beacon(url, body)) env.fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined)
      for (const { event } of entries) this.#handedOver.add(event.event_id)
    }
  }

  readonly replay = (): void => {
    if (this.#options.consent() !== true) return
    for (const entry of this.#store.read()) if (!this.#pending.has(entry.event.event_id)) this.#enqueue(entry)
  }

  readonly consentChanged = (consent: Consent): void => {
    const held = this.#held
    this.#held = []
    if (consent === false) {
      // After a refusal, earlier events with consent are not sent either, and nothing of them stays on the device.
      this.#finish(
        [...this.#pending.values()].filter(({ event }) => event.consent),
        'dropped',
      )
      this.#store.clear()
    }
    for (const event of held) this.#admit(event)
  }

  #admit(happened: HeldEvent): void {
    const { consent, stamp, anonymous } = this.#options
    const { event, id, at, page, market } = happened
    const agreed = consent()
    if (agreed === undefined) {
      this.#held = [...this.#held, happened].slice(-MAX_QUEUED_EVENTS)
      this.#notify('held', event, id)
    } else if (agreed || anonymous) {
      const ids = agreed ? stamp() : { dsid: null, user_id: null, session_id: null }
      this.#enqueue({
        market,
        event: { ...event, ...ids, event_id: id, timestamp: at, consent: agreed, page_url: page },
      })
      this.#notify('waiting', event, id)
    } else this.#notify('dropped', event, id)
  }

  #enqueue(entry: QueuedEvent): void {
    this.#pending.set(entry.event.event_id, entry)
    if (entry.event.consent) this.#store.write(entry)
    const oldest = this.#pending.size > MAX_QUEUED_EVENTS && [...this.#pending.values()][0]
    if (oldest) this.#finish([oldest], 'dropped')
    this.#flushAfter(BATCH_DELAY_MS)
  }

  #flushAfter(ms: number): void {
    this.#cancelFlush ??= this.#options.env.wait(ms, () => void this.flush())
  }

  async #send(): Promise<void> {
    const { env, url, visitorToken } = this.#options
    while (this.#pending.size > 0) {
      await visitorToken?.ensure(deviceOf([...this.#pending.values()]))
      const entries = firstBatch([...this.#pending.values()], MAX_EVENTS_PER_BATCH)
      // The shopper withdrew consent while the token was requested.
      if (entries.length === 0) return
      const response = await fetchWithRetry(env, url, {
        method: 'POST',
        body: this.#body(entries),
        headers: { 'content-type': 'application/json' },
        keepalive: entries.length <= MAX_EVENTS_PER_BEACON,
      })
      const status = response?.status
      // With 422 the service has accepted the valid events of the batch. Sending the invalid ones again cannot help.
      if (status !== 200 && status !== 422) return this.#flushAfter(MAX_RETRY_DELAY_MS)
      this.#finish(entries, 'sent')
    }
  }

  #finish(entries: readonly QueuedEvent[], status: EventStatus): void {
    for (const { event } of entries) {
      const id = event.event_id
      this.#pending.delete(id)
      this.#handedOver.delete(id)
      this.#store.remove(id)
      this.#notify(status, event, id)
    }
  }

  #body(entries: readonly QueuedEvent[]): string {
    const { tenant, visitorToken } = this.#options
    return JSON.stringify({
      tenant,
      market: entries[0]?.market,
      visitor_token: visitorToken?.current(deviceOf(entries)),
      events: entries.map(({ event }) => event),
    })
  }

  #notify(status: EventStatus, { event_type: type }: DiscoveryEvent, id: string): void {
    const { env } = this.#options
    env.watch?.({ kind: 'event', status, type, id, at: env.now() })
  }
}

export const createEventQueue = (options: QueueOptions): EventQueue => new PersistentEventQueue(options)

/** Returns the first events of one market, at most `limit`. */
const firstBatch = (entries: readonly QueuedEvent[], limit: number) =>
  entries.filter((entry) => entry.market === entries[0]?.market).slice(0, limit)

const deviceOf = (entries: readonly QueuedEvent[]) => entries.find(({ event }) => event.dsid)?.event.dsid ?? null

/** The query and the hash are not sent, because they may hold private data such as a code to reset a password. */
const pageOf = ({ location }: Environment) =>
  location
    ?.href()
    .replace(/[?#].*/, '')
    .slice(0, MAX_PAGE_URL_LENGTH) ?? null
