import type { Environment } from '../environment.js'
import { idProblem, optionalIdProblem } from './guards.js'
import type { HostIds } from './identity.js'
import { type Purchase, type PurchaseTarget, trackPurchase } from './purchase.js'
import type { Tracker } from './tracker.js'

/** What receives the queue's commands; a discovery client is one. */
export type DpqTarget = PurchaseTarget & {
  readonly env: Environment
  readonly tracker: Pick<Tracker, 'pageView' | 'addToCart'>
  readonly setMarket: (market: string | number) => void
  readonly setIds: (ids: HostIds) => void
}
type Queue = ((...call: unknown[]) => void) & { q?: unknown }

/**
 * Takes over `window.dpq(name, data)`, the queue of pages with a script tag: what was called before this script came is
 * run now, in order. Returns a function that restores what was there.
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
  // Taken out: what is done once must not be done again when the queue changes hands.
  if (Array.isArray(queued)) for (const call of queued.splice(0) as ArrayLike<unknown>[]) dpq(...Array.from(call))
  return () => {
    env.host['dpq'] = before
  }
}
