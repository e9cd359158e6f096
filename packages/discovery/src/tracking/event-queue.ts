import type { Fate } from '../core/debug.js'
import type { Environment } from '../environment.js'
import { fetchWithRetry, LONGEST_WAIT } from '../transport/retry.js'
import type { DiscoveryEvent, SentEvent } from '../wire.js'
import type { VisitorToken } from './visitor-token.js'

/** Events the service takes in one call. */
export const MOST_IN_BATCH = 100
/** A beacon carries at most 64 KiB, and one page's beacons share it; so many events stay well below. */
export const MOST_IN_BEACON = 50
/** Milliseconds from the first event of a batch to its sending. */
export const BATCH_WAIT = 1000
/** Milliseconds after which an event that could not be sent is worth nothing: a week. */
export const FORGOTTEN_AFTER = 604_800_000
/** Events kept at most; the oldest go. */
export const MOST_KEPT = 500
/** Characters of an address that go along; a hundred events must fit into one call. */
const LONGEST_PAGE = 1000
/** One key an event, so that tabs that write at the same time lose nothing of each other. */
export const EVENT_KEY = 'klarsikt_event_'

/** An event with the market it happened in, which may change before it is sent. */
type Entry = { readonly market: string; readonly event: SentEvent }

/** What consent says: true and false are answers, undefined means nobody has been asked. */
export type Consent = boolean | undefined

export interface EventQueue {
  /** `id`: the event's own, where what happened has one that outlives the page; else a new one. */
  readonly push: (event: DiscoveryEvent, id?: string) => void
  /** Sends what waits, now. */
  readonly flush: () => Promise<void>
  /** The page may go: hands everything to the browser. */
  readonly leave: () => void
  /** Takes up what earlier pages of this device left unsent. */
  readonly replay: () => void
  readonly consentChanged: (consent: Consent) => void
}

type QueueOptions = {
  readonly env: Environment
  readonly url: string
  readonly tenant: string
  readonly market: () => string
  /** Ids as they are at the time. */
  readonly stamp: () => Pick<SentEvent, 'dsid' | 'user_id' | 'session_id'>
  readonly consent: () => Consent
  /** Events of shoppers who said no are sent without any id; otherwise they are dropped. */
  readonly anonymous: boolean
  /** Signs what is sent; without it everything is sent unsigned. */
  readonly visitorToken?: VisitorToken | undefined
}

/**
 * Events on their way. With consent each is stored before it is sent and removed when the service has it, so a page that
 * dies loses none; its id stays, so the service counts it once however often it comes. Before anybody has answered the
 * question of consent, events wait in memory.
 */
// oxlint-disable-next-line max-lines-per-function -- one closure over one queue; every function in it is short
export function createEventQueue({
  env,
  url,
  tenant,
  market,
  stamp,
  consent,
  anonymous,
  visitorToken,
}: QueueOptions): EventQueue {
  const { keep } = env
  const prefix = `${EVENT_KEY}${tenant}_`
  /** Ready to go, by id. */
  const waiting = new Map<string, Entry>()
  /** Ids that the browser was handed already. */
  const handed = new Set<string>()
  let held: { event: DiscoveryEvent; id: string; at: number; page: string | null; market: string }[] = []
  let timer: (() => void) | null = null
  let sending: Promise<void> | null = null

  const tell = (fate: Fate, { event_type: type }: DiscoveryEvent, id: string) =>
    env.watch?.({ kind: 'event', fate, type, id, at: env.now() })
  const done = (entries: readonly Entry[], fate: Fate) => {
    for (const { event } of entries) {
      const id = event.event_id
      waiting.delete(id)
      handed.delete(id)
      keep.remove(prefix + id)
      tell(fate, event, id)
    }
  }
  const later = (ms: number) => {
    timer ??= env.wait(ms, () => void flush())
  }
  const ready = (entry: Entry) => {
    waiting.set(entry.event.event_id, entry)
    if (entry.event.consent) keep.write(prefix + entry.event.event_id, JSON.stringify(entry))
    const oldest = waiting.size > MOST_KEPT && [...waiting.values()][0]
    if (oldest) done([oldest], 'dropped')
    later(BATCH_WAIT)
  }
  const admit = (happened: (typeof held)[number]) => {
    const { event, id, at, page, market } = happened
    const agreed = consent()
    if (agreed === undefined) {
      held = [...held, happened].slice(-MOST_KEPT)
      tell('held', event, id)
    } else if (agreed || anonymous) {
      const ids = agreed ? stamp() : { dsid: null, user_id: null, session_id: null }
      ready({ market, event: { ...event, ...ids, event_id: id, timestamp: at, consent: agreed, page_url: page } })
      tell('waiting', event, id)
    } else tell('dropped', event, id)
  }
  /** The first so many that happened in one market. */
  const batch = (entries: readonly Entry[], most: number) =>
    entries.filter((entry) => entry.market === entries[0]?.market).slice(0, most)
  const deviceOf = (entries: readonly Entry[]) => entries.find(({ event }) => event.dsid)?.event.dsid ?? null
  const body = (entries: readonly Entry[]) =>
    JSON.stringify({
      tenant,
      market: entries[0]?.market,
      visitor_token: visitorToken?.current(deviceOf(entries)),
      events: entries.map(({ event }) => event),
    })
  const send = async (): Promise<void> => {
    while (waiting.size > 0) {
      await visitorToken?.ensure(deviceOf([...waiting.values()]))
      const entries = batch([...waiting.values()], MOST_IN_BATCH)
      // Taken back while the token was awaited.
      if (entries.length === 0) return
      const answer = await fetchWithRetry(env, url, {
        method: 'POST',
        body: body(entries),
        headers: { 'content-type': 'application/json' },
        keepalive: entries.length <= MOST_IN_BEACON,
      })
      const status = answer?.status
      // Of a batch with a wrong event the service keeps the good ones; the wrong one is never going to be right.
      if (status !== 200 && status !== 422) return later(LONGEST_WAIT)
      done(entries, 'sent')
    }
  }
  const flush = (): Promise<void> => {
    timer?.()
    timer = null
    sending ??= send().finally(() => {
      sending = null
    })
    return sending
  }
  return {
    push: (event, id = env.id()) => admit({ event, id, at: env.now(), page: pageOf(env), market: market() }),
    flush,
    leave() {
      for (;;) {
        const left = [...waiting.values()].filter(({ event }) => !handed.has(event.event_id))
        const now = batch(left, MOST_IN_BEACON)
        if (now.length === 0) return
        const text = body(now)
        // Neither tells whether it arrived: what is stored comes again, under the same id.
        if (!env.beacon(url, text))
          env.fetch(url, { method: 'POST', body: text, keepalive: true }).catch(() => undefined)
        for (const { event } of now) handed.add(event.event_id)
      }
    },
    replay() {
      if (consent() !== true) return
      for (const key of keep.keys(prefix)) {
        const entry = parsed(keep.read(key))
        if (!entry || env.now() - entry.event.timestamp > FORGOTTEN_AFTER) keep.remove(key)
        else if (!waiting.has(entry.event.event_id)) ready(entry)
      }
    },
    consentChanged(agreed) {
      const events = held
      held = []
      if (agreed === false) {
        // What was said yes to before is not sent after a no, and nothing of it stays on the device.
        const refused = [...waiting.values()].filter(({ event }) => event.consent)
        done(refused, 'dropped')
        keep.keys(prefix).forEach(keep.remove)
      }
      for (const event of events) admit(event)
    },
  }
}

/** Query and hash stay here: they may hold what is no one's business, such as a code to reset a password. */
const pageOf = ({ place }: Environment) =>
  place
    ?.href()
    .replace(/[?#].*/, '')
    .slice(0, LONGEST_PAGE) ?? null

function parsed(text: string | null): Entry | undefined {
  try {
    const entry = JSON.parse(text ?? '') as Entry | null
    return entry && typeof entry.market === 'string' && typeof entry.event?.event_id === 'string' ? entry : undefined
  } catch {
    return undefined
  }
}
