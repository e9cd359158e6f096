import type { Passkey } from '@klarsikt/contract/shop/types'
import { isRecentLogin } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, desc, eq } from 'drizzle-orm'
import type { Ctx, SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { audit } from '../audit/audit.js'
import { findCustomer } from '../customer/find-customer.js'
import { enqueueLetter } from '../outbox/enqueue-letter.js'
import { passkeyRemovedLetter } from './passkey-letters.js'
import { openPasskeyName } from './passkey-name.js'
import { passkey } from './tables.js'

/** The passkeys of a customer, the newest first. */
export async function listPasskeys({ database, encryption }: Ctx, customerId: string): Promise<Passkey[]> {
  const rows = await database.orm
    .select()
    .from(passkey)
    .where(eq(passkey.customerId, customerId))
    .orderBy(desc(passkey.createdAt), passkey.id)
  return rows.map(({ id, name, createdAt, lastUsedAt, isBackedUp }) => ({
    id,
    name: openPasskeyName(encryption, name),
    addedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isBackedUp,
  }))
}

/** Removes a passkey of the customer; one that is gone, or another customer's, is answered the same. Asks for a recent log-in. */
export async function removePasskey(ctx: SessionCtx, customerId: string, id: string): Promise<Result<void, Refusal>> {
  const now = ctx.clock.now()
  if (!isRecentLogin(ctx.session.authenticatedAt, now)) return err('login.step-up-required')
  return ctx.database.transaction(async (tx) => {
    const [removed] = await tx.orm
      .delete(passkey)
      .where(and(eq(passkey.id, id), eq(passkey.customerId, customerId)))
      .returning()
    const owner = removed ? await findCustomer(tx, ctx.encryption, customerId) : null
    if (!removed || !owner) return ok(undefined)
    await audit(tx, now, { action: 'customer.passkey-removed', subject: 'customer', id: customerId })
    const { email, firstName } = owner.profile
    const data = { firstName, name: openPasskeyName(ctx.encryption, removed.name), at: now.toISOString() }
    await enqueueLetter(ctx, tx, { template: passkeyRemovedLetter, to: email, data })
    return ok(undefined)
  })
}
