import type { Environment } from '../environment.js'
import type { EventQueue } from '../tracking/event-queue.js'
import { ONE_CLIENT } from './one-client.js'

type Running = {
  readonly env: Environment
  readonly queue: EventQueue
  readonly attribution: { readonly start: () => () => void }
}

/** The client that runs on the page. */
let running: object | null = null

/**
 * Sends events and follows the page's life until the returned function is called. When another client runs, it throws
 * {@link ONE_CLIENT} in development and reports it in production.
 */
export function runOnPage(client: object, { env, queue, attribution }: Running): () => void {
  if (running && running !== client) {
    if (env.development) throw new Error(ONE_CLIENT)
    env.report(ONE_CLIENT)
    return () => undefined
  }
  running = client
  const endAttribution = attribution.start()
  queue.replay()
  const listening = new AbortController()
  env.page?.addEventListener('pagehide', queue.leave, listening)
  env.page?.addEventListener('visibilitychange', () => void (env.hidden() && queue.leave()), listening)
  env.page?.addEventListener('online', () => void queue.flush(), listening)
  return () => {
    running = null
    endAttribution()
    listening.abort()
  }
}
