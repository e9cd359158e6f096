import { err, ok, type Result } from '@klarsikt/core/lib'
import type { RateLimitRule } from '@klarsikt/server/rate-limit'
import type { Market } from '../modules/catalogue-index/market.js'
import type { Tenant } from '../modules/tenant/tenants.js'
import type { Refusal } from './failures.js'
import type { Call } from './implement.js'
import { ADDRESS_CALLS, takePoint, TENANT_CALLS } from './rate-limits.js'

export type TenantMarket = { readonly tenant: Tenant; readonly market: Market }

type CallLimits = { readonly address: RateLimitRule; readonly tenant: RateLimitRule }
const CALLS: CallLimits = { address: ADDRESS_CALLS, tenant: TENANT_CALLS }

/** The tenant of a call. Refused for an unknown tenant, an origin it does not allow, or too many calls to it or by the caller. */
export async function callerOf(call: Call, tenantId: string, limits = CALLS): Promise<Result<Tenant, Refusal>> {
  const allowed = await takePoint(call, limits.address, `${tenantId}|${call.address}`)
  if (!allowed.ok) return allowed
  const tenant = call.tenants.get(tenantId)
  if (!tenant) return err({ code: 'not-found', message: 'tenant: unknown', fields: { tenant: 'unknown' } })
  const { origins = [] } = tenant.settings
  if (call.origin !== null && origins.length > 0 && !origins.includes(call.origin))
    return err({ code: 'forbidden', message: 'This origin may not call for the tenant.' })
  // Counted after the check of the origin, so that forbidden pages do not use up the tenant's limit.
  const free = await takePoint(call, limits.tenant, tenantId)
  return free.ok ? ok(tenant) : free
}

export async function tenantMarketOf(
  call: Call,
  { tenant: tenantId, market: marketId }: { readonly tenant: string; readonly market: string },
): Promise<Result<TenantMarket, Refusal>> {
  const tenant = await callerOf(call, tenantId)
  if (!tenant.ok) return tenant
  const market = await call.markets.get(tenantId, marketId)
  if (!market) return err({ code: 'not-found', message: 'market: unknown', fields: { market: 'unknown' } })
  return ok({ tenant: tenant.value, market })
}
