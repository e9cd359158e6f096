import { discoveryEndpoints as endpoints } from '@klarsikt/contract/discovery'
import { ok } from '@klarsikt/core/lib'
import { implement } from '../../http/implement.js'
import { NEW_VISITORS, takePoint } from '../../http/rate-limits.js'
import { callerOf } from '../../http/tenant-market.js'
import { createVisitorToken, VISITOR_TOKEN_SECONDS } from './visitor-token.js'

/** Signs the id of a browser whose shopper consented. The service stores nothing. */
export const createVisitor = implement(
  endpoints.createVisitor,
  async (call, { body: { tenant, dsid } }) => {
    const caller = await callerOf(call, tenant)
    if (!caller.ok) return caller
    const allowed = await takePoint(call, NEW_VISITORS, `${tenant}|${call.address}`)
    if (!allowed.ok) return allowed
    const visitor_token = createVisitorToken(call, { tenant, dsid })
    return ok({ visitor_token, expires_in: VISITOR_TOKEN_SECONDS })
  },
  { needsDatabase: false },
)
