import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok } from '@klarsikt/core/lib'
import * as errorMessages from '@klarsikt/core/messages/error'
import { defineModule } from '../../../define-module.js'
import { asSuccess } from '../../../http/answers.js'
import { implement } from '../../../http/implement.js'
import { countedHere } from '../../../http/rate-limit.js'
import { cancelEid } from './cancel-eid.js'
import { collectEid } from './collect-eid.js'
import { confirmEidEmail } from './confirm-email.js'
import { connectEidEmail } from './connect-email.js'
import { removeExpiredEidOrders } from './order.js'
import { startEid } from './start-eid.js'
import { eidOrder } from './tables.js'

const DONE = { success: true as const }

export const eidModule = defineModule({
  name: 'eid',
  endpoints: [
    implement(
      shop.getEid,
      async ({ settings: { bankId } }) => ok({ data: bankId ? { appUrl: bankId.appUrl } : null }),
      {
        needsDatabase: false,
      },
    ),
    implement(shop.startEid, async (ctx, { body }) => asSuccess(await startEid(ctx, body))),
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
  ],
  jobs: [
    {
      name: 'eid-clean',
      schedule: { cron: '47 * * * *' },
      audits: { exempt: 'Identifications that have run out lead nowhere.' },
      handle: ({ database, clock }) => removeExpiredEidOrders(database, clock),
    },
  ],
  sealed: [eidOrder.qrStartSecret, eidOrder.person, eidOrder.email],
})
