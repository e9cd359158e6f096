/** Milliseconds after which the page is treated as idle however busy it is. */
const IDLE_TIMEOUT_MS = 1000
/** Delay for browsers without `requestIdleCallback`. */
const IDLE_FALLBACK_MS = 200

/** Runs a callback once the page is idle; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(run, IDLE_FALLBACK_MS)
  return () => clearTimeout(timer)
}

type Queue = ((...call: unknown[]) => void) & { q?: unknown[] }

/**
 * Answers at once to what the page puts into its queue `dpq`, now or before: `wake` makes the client, which takes the
 * queue over. Returns a function that restores what was there.
 */
export function installQueue(host: Record<string, unknown>, wake: () => void): () => void {
  const before = host['dpq'] as Queue | unknown[] | undefined
  const waiting = (Array.isArray(before) ? before : before?.q) ?? []
  if (waiting.length > 0) wake()
  const queue: Queue = (...call) => {
    waiting.push(call)
    wake()
  }
  queue.q = waiting
  host['dpq'] = queue
  return () => {
    host['dpq'] = before
  }
}
