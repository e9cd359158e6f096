import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok } from '@klarsikt/core/lib'
import { defineModule } from '../../../define-module.js'
import { asDone } from '../../../http/answers.js'
import { implement } from '../../../http/implement.js'
import { carryCart } from './carry-cart.js'
import { describeHandover, describeStaffHandover } from './describe.js'
import { expireHandovers, forgetHandovers } from './expire.js'
import { countHandovers, findHandoversIn } from './find-handovers.js'
import { cartHandoverData } from './handover-data.js'
import { openHandover } from './open.js'
import { resendHandover } from './resend.js'
import { cartHandoverLetters } from './send-cart-link.js'
import { withdrawHandover } from './withdraw.js'

const DONE = { success: true as const }

/** What a store hands over to a customer, who agrees by paying. */
export const cartHandoverModule = defineModule({
  name: 'cart-handover',
  endpoints: [
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
    implement(shop.withdrawCartHandover, async (ctx, { params: { id } }) => asDone(await withdrawHandover(ctx, id))),
    implement(shop.openCartHandover, async (ctx, { params: { id } }) => {
      const opened = await openHandover(ctx, ctx.actor.customerId, id)
      return opened.ok ? ok({ data: describeHandover(opened.value) }) : opened
    }),
  ],
  rounds: [{ name: 'cart-handovers', every: 60, timeout: 60, audits: ['cart-handover.expired'], run: expireHandovers }],
  letters: cartHandoverLetters,
  personalData: [cartHandoverData],
  forget: { 'cart-handover': forgetHandovers },
})
