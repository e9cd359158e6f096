import { discoveryEndpoints as endpoints } from '@klarsikt/contract/discovery'
import { err, ok } from '@klarsikt/core/lib'
import { implement } from '../../http/implement.js'
import { audit } from '../audit/audit.js'
import { noteChange } from '../tenant/changes.js'
import { rotateKey } from '../tenant/keys.js'
import { changeSettings, putTenant } from './put-tenant.js'

export const tenantRoutes = [
  implement(endpoints.putTenant, async (call, { params, body }) => {
    const { markets, language, ...settings } = body
    const { created, key } = await putTenant(call, params.tenant, { markets, language, settings })
    const known = call.tenants.get(params.tenant)?.markets.keys() ?? []
    return ok({ tenant: params.tenant, markets: [...known].toSorted(), created, secret_key: key })
  }),
  implement(endpoints.putTenantSettings, async (call, { params, body }) => {
    if (!call.tenants.get(params.tenant)) return err({ code: 'not-found' })
    await call.database.transaction(async (tx) => {
      await changeSettings(tx, params.tenant, body)
      const place = { tenant: params.tenant, market: null }
      await audit(tx, call.clock.now(), 'tenant.changed', place)
      await noteChange(tx, place, 'tenant')
    })
    await call.tenants.reload(params.tenant)
    return ok({ success: true as const })
  }),
  implement(endpoints.rotateTenantKey, async (call, { params }) => {
    if (!call.tenants.get(params.tenant)) return err({ code: 'not-found' })
    const { key, previousUntil } = await rotateKey(call, params.tenant)
    return ok({ secret_key: key, previous_key_until: previousUntil.toISOString() })
  }),
]
