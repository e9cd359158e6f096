import type { FoundCustomer } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { EMAIL_VERIFICATION_HOURS } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as staffMessages from '@klarsikt/core/messages/staff'
import type { PaymentLinkChannel } from '@klarsikt/core/payment'
import { checkNewCustomer } from '@klarsikt/core/staff'
import { type Executor, violatedConstraint } from '@klarsikt/server/database'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { eq } from 'drizzle-orm'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { findStaff } from '../../catalogue/index.js'
import { audit, enqueueLetter, enqueueSms, smsNumber } from '../../platform/index.js'
import { addCustomer } from '../customer/add-customer.js'
import { type Customer, findCustomer } from '../customer/find-customer.js'
import { sealPersonalNumber } from '../customer/personal-number.js'
import { customer } from '../customer/tables.js'
import { issueToken } from '../identity/tokens.js'
import { describeFound } from './describe-customer.js'
import { newCustomerLetter } from './letters.js'
import type { StaffCtx } from './lookup-customer.js'

type Typed = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly mobile: string
  readonly personalNumber?: string | undefined
  /** How the customer is asked to confirm; by letter by default. */
  readonly channel?: PaymentLinkChannel | undefined
}

/** The number for the link by SMS; null when it goes by letter. */
type Asked = { readonly smsTo: string | null }

/** Creates an account, unusable until the customer confirms it by letter or SMS [STAFF-004, ERR-014]. */
export async function createCustomer(
  ctx: StaffCtx,
  typed: Typed,
): Promise<Result<FoundCustomer, Refusal<'request.invalid' | 'customer.exists' | 'rate-limited'>>> {
  const now = ctx.clock.now()
  const { personalNumber = '', ...rest } = typed
  const checked = checkNewCustomer({ ...rest, personalNumber }, stockholmDate(now))
  if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
  const channel = typed.channel ?? 'email'
  const smsTo = channel === 'sms' ? smsNumber(ctx, checked.value.mobile) : null
  if (smsTo && !smsTo.ok) return err({ code: 'request.invalid', fields: { channel: smsTo.error } })
  const { storeId, employeeNumber } = ctx.actor
  const allowed = await ctx.rateLimits.consume(rateLimit('customer-create:staff'), `${storeId}/${employeeNumber}`)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  try {
    const created = await ctx.database.transaction((tx) =>
      create(ctx, tx, { ...checked.value, smsTo: smsTo?.value ?? null }, now),
    )
    return created ? ok(describeFound(ctx.encryption, created)) : err('customer.exists')
  } catch (error) {
    if (violatedConstraint(error) === 'customer_personal_number') return err('customer.exists')
    throw error
  }
}

async function create(
  ctx: StaffCtx,
  tx: Executor,
  { personalNumber, smsTo, ...who }: Required<Record<Exclude<keyof Typed, 'channel'>, string>> & Asked,
  now: Date,
): Promise<Customer | null> {
  const { encryption } = ctx
  const profile = { ...who, street: '', postalCode: '', city: '', marketing: { email: false, sms: false } }
  const account = { profile, passwordHash: null, termsVersion: null, emailVerifiedAt: null }
  const customerId = await addCustomer(tx, encryption, account, now)
  if (customerId === null) return null
  if (personalNumber !== '')
    await tx.orm.update(customer).set(sealPersonalNumber(encryption, personalNumber)).where(eq(customer.id, customerId))
  await audit(tx, now, { action: 'customer.created', subject: 'customer', id: customerId })
  await askToConfirm(ctx, tx, { ...who, smsTo, customerId })
  return findCustomer(tx, encryption, customerId)
}

type NewCustomer = Asked & Record<'customerId' | 'email' | 'firstName', string>

/**
 * Sends the link to confirm the account. An SMS proves the number but not the e-mail address, so its secret has another
 * purpose.
 */
async function askToConfirm(
  ctx: StaffCtx,
  tx: Executor,
  { smsTo, customerId, email, firstName }: NewCustomer,
): Promise<void> {
  const purpose = smsTo === null ? 'reset-password' : 'confirm-account'
  const secret = await issueToken(ctx, tx, { customerId, purpose, minutes: EMAIL_VERIFICATION_HOURS * 60 })
  const store = (await findStaff(tx, ctx.actor))?.storeName ?? ''
  if (smsTo === null) {
    await enqueueLetter(ctx, tx, { template: newCustomerLetter, to: email, data: { firstName, store, secret } })
    return
  }
  const link = `${ctx.settings.publicUrl}${encodedHref('auth-reset-password')}?token=${secret}`
  const text = staffMessages.customerSms({ store, link, hours: EMAIL_VERIFICATION_HOURS })
  await enqueueSms(ctx, tx, { kind: 'staff-new-customer', customerId, to: smsTo, text })
}
