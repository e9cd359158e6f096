import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok } from '@klarsikt/core/lib'
import { implement, type Implemented } from '../../http/implement.js'
import { reportAbsence } from './absence.js'
import { answerBooking, moveForStore, settleBooking } from './handle.js'
import { getStoreBookings } from './store-day.js'

/** What a store does with its visits; those of another store are not found. */
export const staffBookingRoutes: readonly Implemented[] = [
  implement(shop.getStoreBookings, async (ctx, { query }) => {
    const found = await getStoreBookings(ctx, ctx.actor.storeId, query)
    return found.ok ? ok({ data: found.value }) : found
  }),
  implement(shop.answerBooking, async (ctx, { params, body }) => {
    const answered = await answerBooking(ctx, { storeId: ctx.actor.storeId, id: params.id }, body)
    return answered.ok ? ok({ success: true as const, booking: answered.value }) : answered
  }),
  implement(shop.moveStoreBooking, async (ctx, { params, body }) => {
    const moved = await moveForStore(ctx, { storeId: ctx.actor.storeId, id: params.id }, body)
    return moved.ok ? ok({ success: true as const, booking: moved.value }) : moved
  }),
  implement(shop.settleBooking, async (ctx, { params, body }) => {
    const settled = await settleBooking(ctx, { storeId: ctx.actor.storeId, id: params.id }, body.outcome)
    return settled.ok ? ok({ success: true as const, booking: settled.value }) : settled
  }),
  implement(shop.reportAbsence, async (ctx, { body }) => {
    const reported = await reportAbsence(ctx, ctx.actor.storeId, body)
    return reported.ok ? ok({ success: true as const, ...reported.value }) : reported
  }),
]
