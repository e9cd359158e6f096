import type { FoundCustomer } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import {
  checkFields,
  EMAIL_VERIFICATION_HOURS,
  parseEmail,
  parseFirstName,
  parseLastName,
  parseMobile,
  parsePersonalNumber,
} from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { type Executor, violatedConstraint } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Refusal } from '../../http/failures.js'
import { fieldTexts } from '../../http/field-texts.js'
import { rateLimit } from '../../http/rate-limit.js'
import { audit } from '../audit/audit.js'
import { addCustomer } from '../customer/add-customer.js'
import { type Customer, findCustomer } from '../customer/find-customer.js'
import { sealPersonalNumber } from '../customer/personal-number.js'
import { customer } from '../customer/tables.js'
import { issueToken } from '../identity/tokens.js'
import { enqueueLetter } from '../outbox/enqueue-letter.js'
import { describeFound } from './describe-customer.js'
import { findStaff } from './find-staff.js'
import { newCustomerLetter } from './letters.js'
import type { StaffCtx } from './lookup-customer.js'

type Typed = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly mobile: string
  readonly personalNumber?: string | undefined
}

/** Creates a customer, who is nobody’s before they confirm it from their own mailbox [STAFF-004, ERR-014]. */
export async function createCustomer(
  ctx: StaffCtx,
  typed: Typed,
): Promise<Result<FoundCustomer, Refusal<'request.invalid' | 'customer.exists' | 'rate-limited'>>> {
  const now = ctx.clock.now()
  const number = typed.personalNumber?.trim() ?? ''
  const checked = checkFields({
    firstName: parseFirstName(typed.firstName),
    lastName: parseLastName(typed.lastName),
    email: parseEmail(typed.email),
    mobile: parseMobile(typed.mobile),
    personalNumber: number === '' ? ok('') : parsePersonalNumber(number, stockholmDate(now)),
  })
  if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
  const { storeId, employeeNumber } = ctx.actor
  const allowed = await ctx.rateLimits.consume(rateLimit('customer-create:staff'), `${storeId}/${employeeNumber}`)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  try {
    const created = await ctx.database.transaction((tx) => create(ctx, tx, checked.value, now))
    return created ? ok(describeFound(ctx.encryption, created)) : err('customer.exists')
  } catch (error) {
    if (violatedConstraint(error) === 'customer_personal_number') return err('customer.exists')
    throw error
  }
}

async function create(
  ctx: StaffCtx,
  tx: Executor,
  { personalNumber, ...who }: Required<Record<keyof Typed, string>>,
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
  const minutes = EMAIL_VERIFICATION_HOURS * 60
  const secret = await issueToken(ctx, tx, { customerId, purpose: 'reset-password', minutes })
  const store = (await findStaff(tx, ctx.actor))?.storeName ?? ''
  await enqueueLetter(ctx, tx, {
    template: newCustomerLetter,
    to: who.email,
    data: { firstName: who.firstName, store, secret },
  })
  return findCustomer(tx, encryption, customerId)
}
