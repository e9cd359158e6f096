import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import { audit, endSessionsOf, enqueueLetter } from '../../platform/index.js'
import type { Customer } from '../customer/find-customer.js'
import { renewCredentials } from '../customer/renew-credentials.js'
import { customer } from '../customer/tables.js'
import { passwordChangedLetter } from './letters.js'

/** Stores a new password, ends all sessions and open links of the customer, and sends a letter about it. */
export async function setPassword(
  ctx: Ctx,
  tx: Executor,
  { id, profile, emailVerifiedAt }: Customer,
  { passwordHash, verifiesEmail }: { readonly passwordHash: string; readonly verifiesEmail: boolean },
): Promise<void> {
  const now = ctx.clock.now()
  const verified = verifiesEmail ? (emailVerifiedAt ?? now) : emailVerifiedAt
  await tx.orm
    .update(customer)
    .set({ passwordHash, emailVerifiedAt: verified, updatedAt: now })
    .where(eq(customer.id, id))
  await renewCredentials(tx, id)
  // This includes a log-in that waits for the account terms, because it used the old password.
  await endSessionsOf(tx, id)
  await audit(tx, now, { action: 'customer.password-changed', subject: 'customer', id })
  const data = { firstName: profile.firstName, at: now.toISOString() }
  await enqueueLetter(ctx, tx, { template: passwordChangedLetter, to: profile.email, data })
}
