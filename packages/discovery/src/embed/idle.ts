/** After this many ms the page counts as idle even when it is busy. */
const IDLE_TIMEOUT_MS = 1000
/** Delay in ms for browsers without `requestIdleCallback`. */
const IDLE_FALLBACK_MS = 200

/** Runs a callback when the page is idle. Returns a function that cancels it. */
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
 * Watches the page's queue `dpq`, including calls that are already in it. The first call makes `wake` load the client,
 * which then takes over the queue. Returns a function that restores the former value.
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
