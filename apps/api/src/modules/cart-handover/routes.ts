import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok } from '@klarsikt/core/lib'
import { implement, type Implemented } from '../../http/implement.js'
import { carryCart } from './carry-cart.js'
import { describeHandover, describeStaffHandover } from './describe.js'
import { countHandovers, findHandoversIn } from './find-handovers.js'
import { openHandover } from './open.js'
import { resendHandover } from './resend.js'
import { withdrawHandover } from './withdraw.js'

const DONE = { success: true as const }

/** What a store hands over to a customer, who agrees to it by paying. */
export const cartHandoverRoutes: readonly Implemented[] = [
  implement(shop.carryCartToCustomer, async (ctx, { body }) => {
    const carried = await carryCart(ctx, body)
    return carried.ok ? ok({ ...DONE, message: carried.value }) : carried
  }),
  implement(shop.getStaffCartHandovers, async (ctx, { query: { list = 'waiting' } }) => {
    const { storeId } = ctx.actor
    const rows = await findHandoversIn(ctx.database, storeId, list)
    const handovers = rows.map((row) => describeStaffHandover(ctx, row))
    return ok({ data: { list, counts: await countHandovers(ctx.database, storeId), handovers } })
  }),
  implement(shop.resendCartHandover, async (ctx, { params: { id }, body }) => {
    const sent = await resendHandover(ctx, { id, ...body })
    return sent.ok ? ok({ ...DONE, message: sent.value }) : sent
  }),
  implement(shop.withdrawCartHandover, async (ctx, { params: { id } }) => {
    const withdrawn = await withdrawHandover(ctx, id)
    return withdrawn.ok ? ok(DONE) : withdrawn
  }),
  implement(shop.openCartHandover, async (ctx, { params: { id } }) => {
    const opened = await openHandover(ctx, ctx.actor.customerId, id)
    return opened.ok ? ok({ data: describeHandover(opened.value) }) : opened
  }),
]
