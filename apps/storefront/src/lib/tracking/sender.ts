import { onTracked, dataLayerEvents } from './data-layer.js'
import { outgoing } from './outgoing.js'

/** Events are sent together: so many at once, or what there is after so long. */
const BATCH_EVENTS = 10
const WAIT_MS = 2_000

/** What cannot be sent is tried again so many times, ever more seldom; more than this is not queued. */
const MAX_ATTEMPTS = 3
const MAX_QUEUED_EVENTS = 100

interface SenderOptions {
  /** An address on this site. */
  readonly url: string
  /** Index in the data layer from which on events may be sent; what came before consent stays on the device. */
  readonly from: number
}

type Sent = ReturnType<typeof outgoing> & { readonly at: string }

/**
 * Sends the events of the data layer. Made when consent to statistics is there and ended by what it gives back, which
 * throws away what has not been sent.
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
  /** The page may not come back, so what is left goes at once. */
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

/** Whether the events have been taken, or never will be: an answer of 4xx is not tried again. */
async function send(url: string, events: readonly Sent[], signal: AbortSignal): Promise<boolean> {
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      body: message(events),
      headers: { 'Content-Type': 'application/json' },
      // No cookie, so that no one is recognised.
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
