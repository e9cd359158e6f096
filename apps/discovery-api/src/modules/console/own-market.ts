import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Refusal } from '../../http/failures.js'
import type { SessionCall } from '../../http/implement.js'
import type { Market } from '../catalogue-index/market.js'

/** A market of the signed-in tenant. Markets of other tenants cannot be named. */
export async function ownMarket(
  { session, markets }: SessionCall,
  { market }: { readonly market: string },
): Promise<Result<Market, Refusal>> {
  const found = session.tenant.markets.has(market) ? await markets.get(session.tenant.id, market) : null
  return found ? ok(found) : err({ code: 'not-found', message: 'There is no such market.' })
}
