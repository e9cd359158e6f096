import { randomBytes } from 'node:crypto'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { eq } from 'drizzle-orm'
import type { Refusal } from '../../http/failures.js'
import { cartChange } from '../audit/audit-shopper.js'
import { audit } from '../audit/audit.js'
import { mergeStoredCarts } from '../cart/merge-stored-carts.js'
import { cart } from '../cart/tables.js'
import { findCustomer, findCustomerByNumber } from '../customer/find-customer.js'
import { customer } from '../customer/tables.js'
import { findOpen } from '../payment/submissions.js'
import type { Session } from '../session/session.js'
import type { StaffCtx } from './lookup-customer.js'

/** Moves what a store has gathered into the cart of a customer; neither cart may be in the middle of a payment. */
export async function carryCart(
  ctx: StaffCtx & { readonly session: Session },
  customerNumber: string,
): Promise<Result<void, Refusal<'customer.not-found' | 'cart.empty' | 'payment.pending'>>> {
  const { encryption, clock } = ctx
  const from = ctx.session.cartId
  return ctx.database.transaction(async (tx): ReturnType<typeof carryCart> => {
    const named = await findCustomerByNumber(tx, encryption, customerNumber.trim())
    const found = named && (await findCustomer(tx, encryption, named.id, { lock: true }))
    if (!found) return err('customer.not-found')
    const [gathered] = await tx.orm.select({ lines: cart.lines }).from(cart).where(eq(cart.id, from))
    if (!gathered || gathered.lines.length === 0) return err('cart.empty')
    const to = found.cartId ?? randomBytes(16).toString('base64url')
    for (const id of [from, to]) if (await findOpen(tx, { type: 'checkout', id })) return err('payment.pending')
    if (found.cartId === null) await tx.orm.update(customer).set({ cartId: to }).where(eq(customer.id, found.id))
    await mergeStoredCarts({ encryption, clock, state: ctx.catalogue.state }, tx, { from, to })
    await audit(tx, clock.now(), cartChange(to))
    return ok(undefined)
  })
}
