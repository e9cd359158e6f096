import type { ActorOf } from '@klarsikt/core/access'
import { dateTimeText } from '@klarsikt/core/calendar'
import { parseMobileE164 } from '@klarsikt/core/identity/phone'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as paymentLinkMessages from '@klarsikt/core/messages/payment-link'
import * as validationMessages from '@klarsikt/core/messages/validation'
import type { PaymentLinkChannel } from '@klarsikt/core/payment'
import { SHOP } from '@klarsikt/shop-config'
import type { Ctx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { storeNameIn } from '../../catalogue/index.js'
import { type Customer, findCustomerByNumber } from '../../person/index.js'
import { smsNumber } from '../../platform/index.js'
import { checkLink } from './check.js'
import { createPaymentLink } from './create.js'

type Typed = {
  readonly customerNumber: string
  readonly channel: PaymentLinkChannel
  readonly amount: string | number
  readonly purpose?: string | undefined
}
export type Requested = { readonly expiresAt: Date; readonly message: string }

/** Sends a payment link from a store to a customer's stored mobile number or e-mail address [STAFF-005, STAFF-006]. */
export async function requestPayment(
  ctx: Ctx,
  { storeId, employeeNumber }: Omit<ActorOf<'staff'>, 'kind'>,
  { customerNumber, channel, amount, purpose = '' }: Typed,
): Promise<Result<Requested, Refusal>> {
  const found = await findCustomerByNumber(ctx.database, ctx.encryption, customerNumber.trim())
  if (!found) return invalid({ customerNumber: validationMessages.customerNumberUnknown() })
  const number = channel === 'sms' ? smsNumber(ctx, found.profile.mobile) : null
  if (number && !number.ok) return invalid({ channel: number.error })
  const store = storeNameIn(ctx.catalogue.state, storeId)
  const typed = {
    channel,
    amount: String(amount),
    purpose: purpose.trim() === '' ? paymentLinkMessages.storePurpose({ store: store ?? SHOP.brand.name }) : purpose,
    customer: recipientOf(found),
    customerId: found.id,
  }
  const checked = checkLink(typed)
  if (!checked.ok) return invalid(checked.error)
  const late = await tooMany(ctx, { customerId: found.id, employee: `${storeId}/${employeeNumber}` })
  if (late) return err(late)
  const sent = await createPaymentLink(ctx, { ...typed, store: store === null ? null : { id: storeId, name: store } })
  if (!sent.ok) return invalid(sent.error)
  const { expiresAt } = sent.value
  return ok({ expiresAt, message: sentText(channel, found.profile, expiresAt) })
}

const invalid = (fields: Readonly<Record<string, string>>) => err({ code: 'request.invalid' as const, fields })

/** Counts links by customer, who should get few, and by employee. */
export async function tooMany(
  { rateLimits }: Ctx,
  { customerId, employee }: { readonly customerId: string; readonly employee: string },
): Promise<Refusal | null> {
  for (const [rule, key] of [
    [rateLimit('payment-link:customer'), customerId],
    [rateLimit('payment-link:employee'), employee],
  ] as const) {
    const allowed = await rateLimits.consume(rule, key)
    if (!allowed.ok) return { code: 'rate-limited', ...allowed.error }
  }
  return null
}

/** The customer's details for a payment, without an old mobile number that is invalid. */
function recipientOf({ profile: { marketing: _, mobile, ...profile } }: Customer) {
  return { ...profile, ...(parseMobileE164(mobile).ok && { mobile }) }
}

/** Says for staff how the link was sent. */
export function sentText(
  channel: PaymentLinkChannel,
  { mobile = '' }: { readonly mobile?: string },
  expiresAt: Date,
): string {
  const until = dateTimeText(expiresAt)
  if (channel === 'email') return paymentLinkMessages.sentByEmail({ until })
  return paymentLinkMessages.sentBySms({ ending: mobile.slice(-2), until })
}
