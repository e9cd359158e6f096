import { err, ok, type Result } from '@klarsikt/core/lib'
import { ADDRESS_CALLS, type Allowance, TENANT_CALLS } from '../../http/buckets.js'
import type { Call } from '../../http/implement.js'
import type { Refusal } from '../../http/refusal.js'
import type { Market } from '../market/market.js'
import type { Tenant } from '../tenant/tenants.js'

export type Place = { readonly tenant: Tenant; readonly market: Market }

type Allowances = { readonly address: Allowance; readonly tenant: Allowance }
const CALLS: Allowances = { address: ADDRESS_CALLS, tenant: TENANT_CALLS }

/** The tenant of a call, when it is known, this page may call for it, and neither has called too often. */
export function callerOf(call: Call, tenantId: string, allowances = CALLS): Result<Tenant, Refusal> {
  const wait = call.buckets.take(allowances.address, `${tenantId}|${call.address}`)
  if (wait) return err({ code: 'rate-limited', ...wait })
  const tenant = call.tenants.get(tenantId)
  if (!tenant) return err({ code: 'not-found', message: 'tenant: unknown', fields: { tenant: 'unknown' } })
  const { origins = [] } = tenant.settings
  if (call.origin !== null && origins.length > 0 && !origins.includes(call.origin)) return err({ code: 'forbidden' })
  // Counted after the origin: a page that may not call must not use up what the merchant's own pages need.
  const busy = call.buckets.take(allowances.tenant, tenantId)
  return busy ? err({ code: 'rate-limited', ...busy }) : ok(tenant)
}

/** The market that a call is about. */
export async function placeOf(
  call: Call,
  { tenant: tenantId, market: marketId }: { readonly tenant: string; readonly market: string },
): Promise<Result<Place, Refusal>> {
  const tenant = callerOf(call, tenantId)
  if (!tenant.ok) return tenant
  const market = await call.markets.get(tenantId, marketId)
  if (!market) return err({ code: 'not-found', message: 'market: unknown', fields: { market: 'unknown' } })
  return ok({ tenant: tenant.value, market })
}
