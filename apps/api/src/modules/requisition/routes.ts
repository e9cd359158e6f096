import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { type EndpointOptions, implement, type Implemented } from '../../http/implement.js'
import { countedByAll, countedHere } from '../../http/rate-limit.js'
import { decideRequisition } from './decide.js'
import { describeRequisition } from './describe.js'
import { findForManager, listForManager } from './find.js'
import { requestList } from './list.js'
import { itemToken, managerOf } from './tokens.js'

/** A link makes whoever opens it the manager, whatever else this browser is logged in as. */
const BY_LINK = {
  limit: countedHere('requisition:address'),
  verify: (deps, { params, query }) => managerOf(deps, params['token'] ?? query['token'] ?? ''),
} as const satisfies EndpointOptions

/** What a company's manager does with requisitions. */
export const requisitionRoutes: readonly Implemented[] = [
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
    async (ctx, { params }) => {
      const decided = await decideRequisition(ctx, ctx.actor, params.token, 'approve')
      return decided.ok ? ok({ data: decided.value }) : decided
    },
    BY_LINK,
  ),
  implement(
    shop.rejectRequisition,
    async (ctx, { params }) => {
      const decided = await decideRequisition(ctx, ctx.actor, params.token, 'reject')
      return decided.ok ? ok({ data: decided.value }) : decided
    },
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
  implement(
    shop.requestRequisitionList,
    async (ctx, { body }) => {
      const requested = await requestList(ctx, body.email)
      return requested.ok ? ok({ success: true as const }) : requested
    },
    { limit: countedByAll('requisition-list:address') },
  ),
]
