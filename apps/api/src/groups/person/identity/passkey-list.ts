import type { Passkey } from '@klarsikt/contract/shop/types'
import { isRecentLogin } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, desc, eq } from 'drizzle-orm'
import type { Ctx, SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { enqueueLetter } from '../../platform/index.js'
import { openPasskeyName, passkeyName, sealPasskeyName } from './passkey-name.js'
import { auditPasskey, type PasskeyOwner } from './passkey-owner.js'
import { passkey } from './tables.js'

export async function listPasskeys({ database, encryption }: Ctx, { where }: PasskeyOwner): Promise<Passkey[]> {
  const rows = await database.orm.select().from(passkey).where(where).orderBy(desc(passkey.createdAt), passkey.id)
  return rows.map(({ id, name, createdAt, lastUsedAt, isBackedUp }) => ({
    id,
    name: openPasskeyName(encryption, name),
    addedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isBackedUp,
  }))
}

/**
 * Removes a passkey of its owner. A missing passkey or another person's gets the same answer. The log-in must be
 * recent.
 */
export async function removePasskey(ctx: SessionCtx, owner: PasskeyOwner, id: string): Promise<Result<void, Refusal>> {
  const now = ctx.clock.now()
  if (!isRecentLogin(ctx.session.authenticatedAt, now)) return err('login.step-up-required')
  return ctx.database.transaction(async (tx) => {
    const [removed] = await tx.orm
      .delete(passkey)
      .where(and(eq(passkey.id, id), owner.where))
      .returning()
    const found = removed ? await owner.find(tx) : null
    if (!removed || !found) return ok(undefined)
    await auditPasskey(tx, now, owner, 'removed')
    const data = {
      firstName: found.firstName,
      name: openPasskeyName(ctx.encryption, removed.name),
      at: now.toISOString(),
    }
    await enqueueLetter(ctx, tx, { template: owner.letters.removed, to: found.email, data })
    return ok(undefined)
  })
}

/**
 * Renames a passkey of its owner; without a name it is named after the present device. It gives no access, so the
 * log-in need not be recent.
 */
export async function renamePasskey(
  ctx: SessionCtx,
  owner: PasskeyOwner,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  await ctx.database.transaction(async (tx) => {
    const renamed = await tx.orm
      .update(passkey)
      .set({ name: sealPasskeyName(ctx.encryption, passkeyName(name, ctx.userAgent)) })
      .where(and(eq(passkey.id, id), owner.where))
      .returning({ id: passkey.id })
    if (renamed.length > 0) await auditPasskey(tx, ctx.clock.now(), owner, 'renamed')
  })
}
