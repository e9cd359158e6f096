import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { actAs, audit, enqueueLetter } from '../../platform/index.js'
import { findCustomer } from '../customer/find-customer.js'
import { emailDigests, sealProfile } from '../customer/profile.js'
import { renewCredentials } from '../customer/renew-credentials.js'
import { customer } from '../customer/tables.js'
import { emailChangedLetter } from './letters.js'
import { type TokenRefusal, type UsedToken, useToken } from './tokens.js'

/**
 * Verifies the address to which a link was sent: the address of a new account, or the new address of an account
 * [AUTH-005, ERR-006].
 */
export async function verifyEmail(
  ctx: Ctx,
  { token }: { readonly token: string },
): Promise<Result<void, Refusal<'verification.expired' | 'verification.done'>>> {
  return ctx.database.transaction(async (tx) => {
    const used = await useToken(ctx, tx, token, ['verify-email', 'change-email'])
    if (!used.ok) return err((await isVerified(ctx, tx, used.error)) ? 'verification.done' : 'verification.expired')
    const { customerId, email } = used.value
    // The letter proves the customer, not a session, because the link may be opened on another device.
    const verified = await actAs({ kind: 'customer', customerId }, ctx.requestId, () =>
      email === null ? verifyFirst(ctx, tx, used.value) : changeTo(ctx, tx, used.value, email),
    )
    return verified ? ok(undefined) : err('verification.expired')
  })
}

/** Whether the customer has already what the link was for, by this link or by a later one. */
async function isVerified(ctx: Ctx, tx: Executor, refused: TokenRefusal): Promise<boolean> {
  if (refused.reason === 'unknown') return false
  const found = await findCustomer(tx, ctx.encryption, refused.customerId)
  if (!found || found.emailVerifiedAt === null) return false
  return refused.email === null ? refused.purpose === 'verify-email' : refused.email === found.profile.email
}

async function verifyFirst(ctx: Ctx, tx: Executor, { customerId: id }: UsedToken): Promise<boolean> {
  const found = await findCustomer(tx, ctx.encryption, id, { lock: true })
  if (!found) return false
  const now = ctx.clock.now()
  await tx.orm.update(customer).set({ emailVerifiedAt: now, updatedAt: now }).where(eq(customer.id, id))
  await audit(tx, now, { action: 'customer.email-verified', subject: 'customer', id })
  await ctx.hooks.claimByEmail(ctx, tx, { customerId: id, email: found.profile.email })
  return true
}

async function changeTo(ctx: Ctx, tx: Executor, { customerId: id }: UsedToken, email: string): Promise<boolean> {
  const { encryption, clock } = ctx
  const found = await findCustomer(tx, encryption, id, { lock: true })
  if (!found) return false
  const [emailDigest] = emailDigests(encryption, email)
  // Another customer may have opened an account with the address in the meantime.
  if ((await tx.orm.$count(customer, eq(customer.emailDigest, emailDigest))) > 0) return false
  const now = clock.now()
  const profile = sealProfile(encryption, { ...found.profile, email })
  await tx.orm
    .update(customer)
    .set({ emailDigest, profile, emailVerifiedAt: now, updatedAt: now })
    .where(eq(customer.id, id))
  await renewCredentials(tx, id)
  await audit(tx, now, { action: 'customer.email-changed', subject: 'customer', id })
  await ctx.hooks.claimByEmail(ctx, tx, { customerId: id, email })
  const data = { firstName: found.profile.firstName, at: now.toISOString() }
  await enqueueLetter(ctx, tx, { template: emailChangedLetter, to: found.profile.email, data })
  return true
}
