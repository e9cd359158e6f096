import { discoveryEndpoints as endpoints } from '@klarsikt/contract/discovery'
import { err, ok } from '@klarsikt/core/lib'
import { NEW_VISITORS } from '../../http/buckets.js'
import { implement } from '../../http/implement.js'
import { callerOf } from '../search/place.js'
import { createVisitorToken, VISITOR_TOKEN_SECONDS } from './visitor-token.js'

/** Signs the id of a browser whose shopper agreed to be recognised; nothing is stored. */
export const createVisitor = implement(
  endpoints.createVisitor,
  (call, { body: { tenant, dsid } }) => {
    const caller = callerOf(call, tenant)
    if (!caller.ok) return caller
    const wait = call.buckets.take(NEW_VISITORS, `${tenant}|${call.address}`)
    if (wait) return err({ code: 'rate-limited', ...wait })
    const visitor_token = createVisitorToken(call, { tenant, dsid })
    return ok({ visitor_token, expires_in: VISITOR_TOKEN_SECONDS })
  },
  { fromMemory: true },
)
