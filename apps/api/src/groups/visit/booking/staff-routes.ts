import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { stockholmDate } from '@klarsikt/core/calendar'
import { parsePersonalNumber } from '@klarsikt/core/identity'
import { ok } from '@klarsikt/core/lib'
import type { Deps } from '../../../context.js'
import { asData, asDone, asSuccess } from '../../../http/answers.js'
import { implement, type Implemented } from '../../../http/implement.js'
import { findCustomerByPersonalNumber } from '../../person/index.js'
import { reportAbsence, withdrawAbsence } from './absence.js'
import { createBooking } from './create.js'
import { describeForStore } from './describe-for-store.js'
import { findBooking } from './find-booking.js'
import { answerBooking, closeRebooking, moveForStore, settleBooking } from './handle.js'
import { getAbsences } from './read-absences.js'
import { getSlots } from './read-slots.js'
import { getBookingCounts, getStoreBooking, getStoreBookings } from './store-day.js'

/** The account of the customer for whom staff book a visit; null when they have none. */
async function customerIdOf(
  { database, encryption, clock }: Pick<Deps, 'database' | 'encryption' | 'clock'>,
  typed: string,
): Promise<string | null> {
  const number = parsePersonalNumber(typed, stockholmDate(clock.now()))
  const known = number.ok ? await findCustomerByPersonalNumber(database, encryption, number.value) : null
  return known?.id ?? null
}

/** The endpoints by which staff handle the visits of their own store. Another store's visits are not found. */
export const staffBookingRoutes: readonly Implemented[] = [
  implement(shop.getStoreBookings, async (ctx, { query }) =>
    asData(await getStoreBookings(ctx, ctx.actor.storeId, query)),
  ),
  implement(shop.getBookingCounts, async (ctx) => ok({ data: await getBookingCounts(ctx, ctx.actor.storeId) })),
  implement(shop.getStoreBooking, async (ctx, { params }) =>
    asData(await getStoreBooking(ctx, ctx.actor.storeId, params.id)),
  ),
  implement(shop.getStoreSlots, (ctx, { query }) =>
    getSlots(ctx, { ...query, storeId: ctx.actor.storeId, isByStaff: true }),
  ),
  implement(shop.createStoreBooking, async (ctx, { body }) => {
    const { storeId } = ctx.actor
    const customerId = await customerIdOf(ctx, body.ssn)
    const made = await createBooking(ctx, { ...body, storeId, typed: body, customerId, isByStaff: true })
    if (!made.ok) return made
    const row = await findBooking(ctx.database, made.value.id)
    if (!row) throw new Error('A booking has gone')
    return ok({ success: true as const, booking: describeForStore(ctx, row) })
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
    const settled = await settleBooking(ctx, { storeId: ctx.actor.storeId, id: params.id }, body)
    return settled.ok ? ok({ success: true as const, booking: settled.value }) : settled
  }),
  implement(shop.closeRebooking, async (ctx, { params }) => {
    const closed = await closeRebooking(ctx, { storeId: ctx.actor.storeId, id: params.id })
    return closed.ok ? ok({ success: true as const, booking: closed.value }) : closed
  }),
  implement(shop.getAbsences, async (ctx, { query }) => asData(await getAbsences(ctx, ctx.actor.storeId, query))),
  implement(shop.withdrawAbsence, async (ctx, { body }) => asDone(await withdrawAbsence(ctx, ctx.actor.storeId, body))),
  implement(shop.reportAbsence, async (ctx, { body }) => asSuccess(await reportAbsence(ctx, ctx.actor.storeId, body))),
]
