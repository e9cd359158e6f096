import { randomBytes, randomUUID } from 'node:crypto'
import { cartHandoverExpiry, cartHandoverStates } from '@klarsikt/core/cart-handover'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as staffMessages from '@klarsikt/core/messages/staff'
import type { PaymentLinkChannel } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Refusal } from '../../../http/failures.js'
import { findOpen, tooMany } from '../../money/index.js'
import { type Customer, findCustomer, findCustomerByNumber, setCustomerCart } from '../../person/index.js'
import { type Session, audit, cartChange, smsNumber } from '../../platform/index.js'
import { cartHandover } from '../cart/handover-tables.js'
import { mergeStoredCarts } from '../cart/merge-stored-carts.js'
import type { StoredLine } from '../cart/stored-line.js'
import { cart } from '../cart/tables.js'
import { itemsOf } from './items.js'
import { sendCartLink } from './send-cart-link.js'
import { employeeOf, type StoreCtx } from './store-ctx.js'

type Asked = { readonly customerNumber: string; readonly channel?: PaymentLinkChannel | undefined }
type Refused = Refusal<'request.invalid' | 'customer.not-found' | 'cart.empty' | 'payment.pending' | 'rate-limited'>

/**
 * Moves a store's cart into a customer's cart, with the seller, and sends a link to it if asked. Neither cart may have
 * an open payment. Returns a text that says what was done.
 */
export async function carryCart(
  ctx: StoreCtx & { readonly session: Session },
  { customerNumber, channel }: Asked,
): Promise<Result<string, Refused>> {
  const { encryption, clock, actor } = ctx
  const from = ctx.session.cartId
  const named = await findCustomerByNumber(ctx.database, encryption, customerNumber.trim())
  if (!named) return err('customer.not-found')
  const number = channel === 'sms' ? smsNumber(ctx, named.profile.mobile) : null
  if (number && !number.ok) return err({ code: 'request.invalid', fields: { channel: number.error } })
  if ((await ctx.database.orm.$count(cart, eq(cart.id, from))) === 0) return err('cart.empty')
  const late = channel && (await tooMany(ctx, { customerId: named.id, employee: employeeOf(ctx) }))
  if (late) return err(late as Refused)
  return ctx.database.transaction(async (tx): ReturnType<typeof carryCart> => {
    const found = await findCustomer(tx, encryption, named.id, { lock: true })
    if (!found) return err('customer.not-found')
    const [gathered] = await tx.orm.select({ lines: cart.lines }).from(cart).where(eq(cart.id, from))
    if (!gathered || gathered.lines.length === 0) return err('cart.empty')
    const to = found.cartId ?? randomBytes(16).toString('base64url')
    for (const id of [from, to]) if (await findOpen(tx, { type: 'checkout', id })) return err('payment.pending')
    if (found.cartId === null) await setCustomerCart(tx, found.id, to)
    const id = await noteHandover(ctx, tx, found, gathered.lines)
    const { storeId, employeeNumber } = actor
    const handover = { id, seller: { storeId, employeeNumber } }
    await mergeStoredCarts({ encryption, clock, state: ctx.catalogue.state }, tx, { from, to, handover })
    await audit(tx, clock.now(), cartChange(to))
    if (channel === undefined) return ok(staffMessages.cartCarried())
    await sendCartLink(ctx, tx, { handoverId: id, customer: found, smsTo: number?.value ?? null })
    const ending = found.profile.mobile.slice(-2)
    return ok(channel === 'sms' ? staffMessages.cartCarriedSms({ ending }) : staffMessages.cartCarriedEmail())
  })
}

async function noteHandover(
  { actor, clock, catalogue }: StoreCtx,
  tx: Executor,
  { id: customerId }: Customer,
  lines: readonly StoredLine[],
): Promise<string> {
  const id = randomUUID()
  const now = clock.now()
  await tx.orm.insert(cartHandover).values({
    id,
    customerId,
    storeId: actor.storeId,
    employeeNumber: actor.employeeNumber,
    items: itemsOf(lines, catalogue.state),
    state: cartHandoverStates.initial,
    handedOverAt: now,
    expiresAt: cartHandoverExpiry(now),
  })
  await audit(tx, now, { action: `cart-handover.${cartHandoverStates.initial}`, subject: 'cart-handover', id })
  return id
}
