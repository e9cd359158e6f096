import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import { findOpen } from '../../money/payment/submissions.js'
import { moveDraft } from '../../order/checkout/draft.js'
import { session } from '../../platform/session/tables.js'
import { mergeStoredCarts } from '../../sale/cart/merge-stored-carts.js'
import type { Customer } from '../customer/find-customer.js'
import { customer } from '../customer/tables.js'

/**
 * Merges the carts at a log-in and returns the resulting cart. A cart that is being paid for must stay where its
 * payment finds it, so then it takes in the other one. When both are being paid for, they are not merged.
 */
export async function joinCarts(ctx: SessionCtx, tx: Executor, { id, cartId }: Customer): Promise<string> {
  const gathered = ctx.session.cartId
  if (cartId === null || cartId === gathered) {
    if (cartId === null) await tx.orm.update(customer).set({ cartId: gathered }).where(eq(customer.id, id))
    return gathered
  }
  const paying = async (subject: string) => (await findOpen(tx, { type: 'checkout', id: subject })) !== null
  const isGatheredPaid = await paying(gathered)
  const [from, to] = isGatheredPaid ? [cartId, gathered] : [gathered, cartId]
  if (!(await paying(from))) {
    const { encryption, clock } = ctx
    await mergeStoredCarts({ encryption, clock, state: ctx.catalogue.state }, tx, { from, to })
    await moveDraft(tx, from, to)
  }
  if (to !== cartId) {
    await tx.orm.update(customer).set({ cartId: to }).where(eq(customer.id, id))
    await tx.orm.update(session).set({ cartId: to }).where(eq(session.customerId, id))
  }
  return to
}
