import type { Environment } from '../environment.js'
import { idProblem, optionalIdProblem } from './guards.js'
import type { HostIds } from './identity.js'
import { type Purchase, type PurchaseTarget, trackPurchase } from './purchase.js'
import type { Tracker } from './tracker.js'

/** Receives the commands of the queue. A discovery client is such a target. */
export type DpqTarget = PurchaseTarget & {
  readonly env: Environment
  readonly tracker: Pick<Tracker, 'pageView' | 'addToCart'>
  readonly setMarket: (market: string | number) => void
  readonly setIds: (ids: HostIds) => void
}
type Queue = ((...call: unknown[]) => void) & { q?: unknown }

/**
 * Takes over `window.dpq(name, data)`, the queue of pages with a script tag. It runs the earlier calls now, in order.
 * Returns a function that restores the former value.
 */
export function takeDpq(client: DpqTarget): () => void {
  const { env, tracker, setMarket, setIds } = client
  const given = (problem: string | undefined, run: () => void) => (problem ? env.report(problem) : run())
  const commands: Record<string, (data: never) => void> = {
    setMarket: (market: string) => given(idProblem('setMarket', market), () => setMarket(market)),
    setProductId: (id: string) => tracker.pageView(id),
    setUserId: (userId: string) => given(optionalIdProblem('setUserId', userId), () => setIds({ userId })),
    setSessionId: (sessionId: string) =>
      given(optionalIdProblem('setSessionId', sessionId), () => setIds({ sessionId })),
    addToCart: (id: string) => tracker.addToCart(id),
    purchase: (purchase: Purchase) => trackPurchase(client, purchase),
  }
  const before = env.host['dpq'] as Queue | unknown[] | undefined
  const dpq: Queue = (...call) => {
    const [name, data] = call
    const command = typeof name === 'string' && Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command) command(data as never)
    else env.report(`dpq does not know ${String(name)}`)
  }
  env.host['dpq'] = dpq
  const queued = Array.isArray(before) ? before : before?.q
  // The earlier calls are removed, so that they do not run again when another client takes over the queue.
  if (Array.isArray(queued)) for (const call of queued.splice(0) as ArrayLike<unknown>[]) dpq(...Array.from(call))
  return () => {
    env.host['dpq'] = before
  }
}
