import { onTracked, dataLayerEvents } from './data-layer.js'
import { outgoing } from './outgoing.js'

/** Events are sent together: when there are this many, or after this time in milliseconds. */
const BATCH_EVENTS = 10
const WAIT_MS = 2_000

/** Number of tries for a batch, with growing pauses, and the most events that wait in the queue. */
const MAX_ATTEMPTS = 3
const MAX_QUEUED_EVENTS = 100

interface SenderOptions {
  /** An address on this site. */
  readonly url: string
  /** The index in the data layer from which events may be sent. Events from before the consent stay on the device. */
  readonly from: number
}

type Sent = ReturnType<typeof outgoing> & { readonly at: string }

/**
 * Sends the events of the data layer. It starts with consent to statistics. Returns a function that stops it and drops
 * unsent events.
 */
export function startSender({ url, from }: SenderOptions): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  let read = from
  let waiting: Sent[] = []
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedule = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), wait)
  }
  const take = () => {
    const events = dataLayerEvents()
    for (const event of events.slice(read)) {
      const allowed = outgoing(event, window.location.origin)
      if (allowed) waiting.push({ ...allowed, at: new Date().toISOString() })
    }
    read = events.length
    waiting = waiting.slice(-MAX_QUEUED_EVENTS)
    if (waiting.length > 0 && failures === 0) schedule(waiting.length >= BATCH_EVENTS ? 0 : WAIT_MS)
  }
  const flush = async () => {
    const batch = waiting.splice(0, MAX_QUEUED_EVENTS)
    if (batch.length === 0) return
    const taken = await send(url, batch, signal)
    if (signal.aborted) return
    failures = taken ? 0 : failures + 1
    if (!taken && failures <= MAX_ATTEMPTS) waiting = [...batch, ...waiting].slice(-MAX_QUEUED_EVENTS)
    if (failures > MAX_ATTEMPTS) failures = 0
    if (waiting.length > 0) schedule(WAIT_MS * 4 ** failures)
  }
  /** Sends the rest at once, since the visitor may not come back to the page. */
  const leave = () => {
    if (waiting.length === 0) return
    const body = new Blob([message(waiting)], { type: 'application/json' })
    if (navigator.sendBeacon(url, body)) waiting = []
  }
  const hide = () => {
    if (document.visibilityState === 'hidden') leave()
  }

  const unsubscribe = onTracked(take)
  document.addEventListener('visibilitychange', hide, { signal })
  window.addEventListener('pagehide', leave, { signal })
  take()
  return () => {
    stopped.abort()
    unsubscribe()
    clearTimeout(timer)
    waiting = []
  }
}

/** Returns whether to stop trying: the events were accepted, or refused with a 4xx that would not change. */
async function send(url: string, events: readonly Sent[], signal: AbortSignal): Promise<boolean> {
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      body: message(events),
      headers: { 'Content-Type': 'application/json' },
      // The call sends no cookie, so that it identifies nobody.
      credentials: 'omit',
      keepalive: true,
      signal,
    })
    return status < 500
  } catch {
    return false
  }
}

function message(events: readonly Sent[]): string {
  return JSON.stringify({ events })
}
