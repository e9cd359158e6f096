import { answerId } from '../modules/answer-id/answer-id.js'
import { createVisitorToken } from '../modules/events/visitor-token.js'
import type { MarketKey } from '../modules/tenant/market-key.js'
import { type Answer, ask, type TestService } from './test-service.js'

type Sent = { readonly event_type: string; readonly dsid?: string; readonly query?: string; readonly n_hits?: number }

/** Most events in one call. */
const AT_ONCE = 100

const networks = new Map<string, number>()
/** Gives each visitor an address in a network of its own. */
export function addressOf(dsid: string): string {
  const n = networks.get(dsid) ?? networks.size
  networks.set(dsid, n)
  return `10.${n >> 8}.${n & 255}.1`
}

/**
 * Sends events as the widget does: each visitor from a network of its own and with the token of its id, and searches with the id of an
 * answer that found the given number of products. The service must have `trustProxy` on.
 */
export async function sendSigned(
  service: TestService,
  tenant: string,
  events: readonly object[],
  market = 'se',
): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  for (const [dsid, own] of Map.groupBy(events as readonly Sent[], (event) => event.dsid ?? '')) {
    const token = dsid === '' ? {} : { visitor_token: createVisitorToken(service.deps, { tenant, dsid }) }
    const answered = own.map((event) => ({ ...answer(service, { tenant, market }, event), ...event }))
    for (let at = 0; at < answered.length; at += AT_ONCE)
      answers.push(
        await ask(service, '/v2/create-events', {
          headers: { 'x-forwarded-for': addressOf(dsid) },
          body: { tenant, market, ...token, events: answered.slice(at, at + AT_ONCE) },
        }),
      )
  }
  return answers
}

function answer(service: TestService, marketKey: MarketKey, event: Sent): object {
  const { event_type, query, n_hits: hits } = event
  if (event_type !== 'search' || query === undefined || hits === undefined) return {}
  return { search_request_id: answerId(service.deps, { ...marketKey, query, hits }) }
}
