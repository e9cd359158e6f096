/** Milliseconds after which the page is taken to rest however busy it is. */
const LONGEST_WAIT = 1000
/** Milliseconds for browsers that cannot tell when a page rests. */
const PLAIN_WAIT = 200

/** Runs something once the page rests; gives back what calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(run, { timeout: LONGEST_WAIT })
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(run, PLAIN_WAIT)
  return () => clearTimeout(timer)
}

type Queue = ((...call: unknown[]) => void) & { q?: unknown[] }

/**
 * Answers at once to what the page puts into its queue `dpq`, now or before: `wake` makes the client, which takes the
 * queue over. Gives back what puts things as they were.
 */
export function hearQueue(host: Record<string, unknown>, wake: () => void): () => void {
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
