import { type ActorOf, onlyStoreOf } from '@klarsikt/core/access'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { isLinkOpen, type PaymentLinkChannel, paymentLinkExpiry } from '@klarsikt/core/payment'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { storeNameIn } from '../../catalogue/index.js'
import { findCustomer } from '../../person/index.js'
import { audit, smsNumber } from '../../platform/index.js'
import { findOpen } from '../payment/submissions.js'
import { lockLink, openCustomer, sealCustomer, subjectOf, tokenDigest } from './find.js'
import { type Requested, sentText, tooMany } from './request.js'
import { newLink, sendLink } from './send-link.js'
import { paymentLink } from './tables.js'

/**
 * Sends a payment link again, by either channel. The customer gets a new link with a new time limit, and the old one
 * ends. The link stays while the customer is paying with it. A link of another store is not found.
 */
export async function resendPaymentLink(
  ctx: Ctx,
  actor: ActorOf<'staff'>,
  id: string,
  channel: PaymentLinkChannel,
): Promise<Result<Requested, Refusal>> {
  const { storeId, employeeNumber } = actor
  const onlyStore = onlyStoreOf(actor)
  return ctx.database.transaction(async (tx): Promise<Result<Requested, Refusal>> => {
    const found = await lockLink(tx, id)
    if (!found || (onlyStore !== null && found.storeId !== onlyStore)) return err('payment-link.not-found')
    const now = ctx.clock.now()
    if (await findOpen(tx, subjectOf(found))) return err('payment.pending')
    if (!isLinkOpen(found.state) || found.expiresAt <= now) return err('payment-link.expired')
    // Uses the customer's current address, which may have changed since the first letter.
    const owner = found.customerId === null ? null : await findCustomer(tx, ctx.encryption, found.customerId)
    const sentTo = openCustomer(ctx.encryption, found.customer)
    const customer = owner === null ? sentTo : { ...sentTo, email: owner.profile.email }
    const number = channel === 'sms' ? smsNumber(ctx, customer.mobile ?? '') : null
    if (number && !number.ok) return err({ code: 'request.invalid', fields: { channel: number.error } })
    const { customerId } = found
    const late = await tooMany(ctx, { customerId: customerId ?? id, employee: `${storeId}/${employeeNumber}` })
    if (late) return err(late)
    const expiresAt = paymentLinkExpiry(now)
    const { token, link } = newLink(ctx)
    await tx.orm
      .update(paymentLink)
      .set({
        tokenDigest: tokenDigest(ctx.encryption, token),
        channel,
        expiresAt,
        customer: sealCustomer(ctx.encryption, customer),
      })
      .where(eq(paymentLink.id, id))
    const { amount, purpose } = found
    const storeName = storeNameIn(ctx.catalogue.state, found.storeId)
    await sendLink(ctx, tx, { id, channel, customerId, customer, amount, purpose, storeName, link, expiresAt })
    await audit(tx, now, { action: 'payment-link.resent', subject: 'payment-link', id })
    return ok({ expiresAt, message: sentText(channel, customer, expiresAt) })
  })
}
