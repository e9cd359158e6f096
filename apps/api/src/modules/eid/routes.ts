import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok } from '@klarsikt/core/lib'
import * as errorMessages from '@klarsikt/core/messages/error'
import { implement, type Implemented } from '../../http/implement.js'
import { countedHere } from '../../http/rate-limit.js'
import { cancelEid } from './cancel-eid.js'
import { collectEid } from './collect-eid.js'
import { confirmEidEmail } from './confirm-email.js'
import { connectEidEmail } from './connect-email.js'
import { startEid } from './start-eid.js'

const DONE = { success: true as const }

export const eidRoutes: readonly Implemented[] = [
  implement(shop.getEid, async ({ settings: { bankId } }) => ok({ data: bankId ? { appUrl: bankId.appUrl } : null }), {
    needsDatabase: false,
  }),
  implement(shop.startEid, async (ctx, { body }) => {
    const started = await startEid(ctx, body)
    return started.ok ? ok({ ...DONE, ...started.value }) : started
  }),
  implement(shop.collectEid, (ctx, { body }) => collectEid(ctx, body), {
    limit: countedHere('bankid-collect:address'),
  }),
  implement(shop.cancelEid, async (ctx, { body }) => {
    await cancelEid(ctx, body)
    return ok(DONE)
  }),
  implement(shop.connectEidEmail, async (ctx, { body }) => {
    const sent = await connectEidEmail(ctx, body)
    if (!sent.ok) return sent
    const message = errorMessages.loginEidEmailNotVerified({ email: sent.value })
    return ok({ ...DONE, result: 'EidEmailNotVerified' as const, message })
  }),
  implement(shop.confirmEidEmail, (ctx, { body }) => confirmEidEmail(ctx, body)),
]
