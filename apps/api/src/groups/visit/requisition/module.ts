import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { defineModule } from '../../../define-module.js'
import { asData, asDone } from '../../../http/answers.js'
import { type EndpointOptions, implement } from '../../../http/implement.js'
import { countedByAll, countedHere } from '../../../http/rate-limit.js'
import { decideRequisition } from './decide.js'
import { describeRequisition } from './describe.js'
import { expireRequisitions, forgetRequisitions } from './expire.js'
import { findForManager, listForManager } from './find.js'
import { requisitionLetters } from './letters.js'
import { requestList } from './list.js'
import { requisitionData } from './requisition-data.js'
import { requisition } from './tables.js'
import { itemToken, managerOf } from './tokens.js'

/** A link makes its visitor the manager, also when the browser is logged in as somebody else. */
const BY_LINK = {
  limit: countedHere('requisition:address'),
  verify: (deps, { params, query }) => managerOf(deps, params['token'] ?? query['token'] ?? ''),
} as const satisfies EndpointOptions

/** The endpoints for a company's manager. */
export const requisitionModule = defineModule({
  name: 'requisition',
  endpoints: [
    implement(
      shop.getRequisition,
      async (ctx, { params }) => {
        const row = await findForManager(ctx, ctx.database, ctx.actor, params.token)
        return row ? ok({ data: describeRequisition(ctx, row) }) : err('requisition.not-found')
      },
      BY_LINK,
    ),
    implement(
      shop.approveRequisition,
      async (ctx, { params }) => asData(await decideRequisition(ctx, ctx.actor, params.token, 'approve')),
      BY_LINK,
    ),
    implement(
      shop.rejectRequisition,
      async (ctx, { params }) => asData(await decideRequisition(ctx, ctx.actor, params.token, 'reject')),
      BY_LINK,
    ),
    implement(
      shop.listRequisitions,
      async (ctx, { query: { token } }) => {
        const rows = await listForManager(ctx, ctx.actor)
        return ok({
          data: rows.map((row) => ({
            ...describeRequisition(ctx, row),
            token: token === undefined ? row.id : itemToken(token, row.id),
          })),
        })
      },
      BY_LINK,
    ),
    implement(shop.requestRequisitionList, async (ctx, { body }) => asDone(await requestList(ctx, body.email)), {
      limit: countedByAll('requisition-list:address'),
    }),
  ],
  rounds: [{ name: 'requisitions', every: 60, timeout: 60, audits: ['requisition.expired'], run: expireRequisitions }],
  letters: requisitionLetters,
  personalData: [requisitionData],
  forget: { requisition: forgetRequisitions },
  sealed: [requisition.content],
})
