import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { onlyStoreOf } from '@klarsikt/core/access'
import { err, ok } from '@klarsikt/core/lib'
import { ORDER_NUMBER_LENGTH } from '@klarsikt/core/order'
import { implement, type Implemented } from '../../http/implement.js'
import { openToReader, openToStaff } from '../order/open-to-staff.js'
import { pdfReply } from '../pdf/pdf-reply.js'
import { cancelReturn } from './cancel.js'
import { confirmReturn } from './confirm.js'
import { drawLabel } from './label-pdf.js'
import { readLabel } from './label.js'
import { getOrderReturns, getPendingReturns } from './list.js'
import { ownerOf } from './owner-of.js'
import { registerReturn } from './register.js'

export const returnRoutes: readonly Implemented[] = [
  implement(shop.getOrderReturns, async (ctx, { params }) => {
    const opened = await openToReader(ctx, ctx.actor, params.orderId)
    if (!opened.ok) return opened
    const found = await getOrderReturns(ctx, params.orderId, ownerOf(ctx.actor))
    return found.ok ? ok({ data: found.value }) : err(found.error)
  }),
  implement(shop.registerReturn, async (ctx, { params, body }) => {
    const made = await registerReturn(ctx, ctx.actor.customerId, params.orderId, body.lines)
    return made.ok ? ok({ success: true as const, data: made.value }) : err(made.error)
  }),
  implement(shop.getPendingReturns, async (ctx, { query }) =>
    ok({ data: await getPendingReturns(ctx, onlyStoreOf(ctx.actor), query.page ?? 1) }),
  ),
  implement(shop.cancelReturn, async (ctx, { params }) => {
    const cancelled = await cancelReturn(ctx, ctx.actor.customerId, params.returnId)
    return cancelled.ok ? ok({ success: true as const, data: cancelled.value }) : err(cancelled.error)
  }),
  implement(shop.confirmReturn, async (ctx, { params, body }) => {
    const opened = await openToStaff(ctx, ctx.actor, params.returnId.slice(0, ORDER_NUMBER_LENGTH))
    if (!opened.ok) return err(opened.error === 'order.not-found' ? 'return.not-found' : opened.error)
    const confirmed = await confirmReturn(ctx, params.returnId, body.lines)
    return confirmed.ok ? ok({ success: true as const, data: confirmed.value }) : err(confirmed.error)
  }),
  implement(shop.getReturnLabel, async (ctx, { params }) => {
    const opened = await openToReader(ctx, ctx.actor, params.returnId.slice(0, ORDER_NUMBER_LENGTH))
    if (!opened.ok) return err(opened.error === 'order.not-found' ? 'return.not-found' : opened.error)
    const found = await readLabel(ctx, params.returnId, ownerOf(ctx.actor))
    if (!found.ok) return err(found.error)
    return ok(pdfReply(`returfraktsedel-${params.returnId}`, await drawLabel(found.value)))
  }),
]
