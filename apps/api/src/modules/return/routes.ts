import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { implement, type Implemented } from '../../http/implement.js'
import { cancelReturn } from './cancel.js'
import { confirmReturn } from './confirm.js'
import { getOrderReturns, getPendingReturns } from './list.js'
import { ownerOf } from './owner-of.js'
import { registerReturn } from './register.js'

export const returnRoutes: readonly Implemented[] = [
  implement(shop.getOrderReturns, async (ctx, { params }) => {
    const found = await getOrderReturns(ctx, params.orderId, ownerOf(ctx.actor))
    return found.ok ? ok({ data: found.value }) : err(found.error)
  }),
  implement(shop.registerReturn, async (ctx, { params, body }) => {
    const made = await registerReturn(ctx, ctx.actor.customerId, params.orderId, body.lines)
    return made.ok ? ok({ success: true as const, data: made.value }) : err(made.error)
  }),
  implement(shop.getPendingReturns, async (ctx) => ok({ data: { returns: await getPendingReturns(ctx) } })),
  implement(shop.cancelReturn, async (ctx, { params }) => {
    const cancelled = await cancelReturn(ctx, ctx.actor.customerId, params.returnId)
    return cancelled.ok ? ok({ success: true as const, data: cancelled.value }) : err(cancelled.error)
  }),
  implement(shop.confirmReturn, async (ctx, { params, body }) => {
    const confirmed = await confirmReturn(ctx, params.returnId, body.lines)
    return confirmed.ok ? ok({ success: true as const, data: confirmed.value }) : err(confirmed.error)
  }),
]
