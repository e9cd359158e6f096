import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import { actAs, audit, endSessionsOf } from '../../platform/index.js'
import { addCustomer } from '../customer/add-customer.js'
import {
  type Customer,
  findCustomer,
  findCustomerByEmail,
  findCustomerByPersonalNumber,
} from '../customer/find-customer.js'
import { sealPersonalNumber } from '../customer/personal-number.js'
import { profileColumns } from '../customer/profile.js'
import { renewCredentials } from '../customer/renew-credentials.js'
import { customer } from '../customer/tables.js'
import type { EidPerson } from './person.js'

/**
 * Gives a personal number to the customer of a confirmed address. Null when another customer has the number, or the
 * account belongs to another person.
 */
export async function joinEid(ctx: Ctx, tx: Executor, person: EidPerson, email: string): Promise<string | null> {
  const { encryption } = ctx
  const byNumber = await findCustomerByPersonalNumber(tx, encryption, person.personalNumber)
  const known = await findCustomerByEmail(tx, encryption, email)
  if (byNumber !== null && byNumber.id !== known?.id) return null
  if (known !== null && known.personalNumber !== null && byNumber === null) return null
  const id = known?.id ?? (await open(ctx, tx, person, email))
  const locked = id === null ? null : await findCustomer(tx, encryption, id, { lock: true })
  if (locked === null) return null
  // The letter proves the customer, not a session, because the link may be opened on another device.
  await actAs({ kind: 'customer', customerId: locked.id }, ctx.requestId, () => write(ctx, tx, locked, person))
  return locked.id
}

/** Opens an account without a password. The log-in that follows asks to accept the terms. */
async function open(ctx: Ctx, tx: Executor, { firstName, lastName }: EidPerson, email: string): Promise<string | null> {
  const now = ctx.clock.now()
  const profile = { ...EMPTY, email, firstName, lastName }
  const account = { profile, passwordHash: null, termsVersion: null, emailVerifiedAt: now }
  const id = await addCustomer(tx, ctx.encryption, account, now)
  if (id !== null)
    await actAs({ kind: 'customer', customerId: id }, ctx.requestId, () =>
      audit(tx, now, { action: 'customer.registered', subject: 'customer', id }),
    )
  return id
}

const EMPTY = { mobile: '', street: '', postalCode: '', city: '', marketing: { email: false, sms: false } }

async function write(ctx: Ctx, tx: Executor, found: Customer, person: EidPerson): Promise<void> {
  const { id } = found
  const now = ctx.clock.now()
  const number = sealPersonalNumber(ctx.encryption, person.personalNumber)
  const unverified = found.emailVerifiedAt === null ? unverifiedChanges(ctx, found, person, now) : {}
  await tx.orm
    .update(customer)
    .set({ ...number, ...unverified, updatedAt: now })
    .where(eq(customer.id, id))
  if (found.emailVerifiedAt === null) {
    await renewCredentials(tx, id)
    await endSessionsOf(tx, id)
    await audit(tx, now, { action: 'customer.email-verified', subject: 'customer', id })
  }
  await audit(tx, now, { action: 'customer.eid-connected', subject: 'customer', id })
  await ctx.hooks.claimByEmail(ctx, tx, { customerId: id, email: found.profile.email })
}

/**
 * The changes of an account whose address was never verified. Somebody else may have opened it, so its password, names
 * and accepted terms are removed.
 */
function unverifiedChanges(ctx: Ctx, { profile }: Customer, { firstName, lastName }: EidPerson, now: Date) {
  const own = { ...EMPTY, email: profile.email, firstName, lastName }
  return {
    ...profileColumns(ctx.encryption, own),
    passwordHash: null,
    termsVersion: null,
    termsAcceptedAt: null,
    emailVerifiedAt: now,
  }
}
