import type { SignedPasskey } from '@klarsikt/contract/shop/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { challengeIn } from '../identity/passkey-answer.js'
import { takeChallenge } from '../identity/passkey-challenge.js'
import { hasSigned } from '../identity/passkey-signature.js'
import { passkey } from '../identity/tables.js'
import { startStoreSession } from './finish-store-login.js'
import { staffOwner } from './staff-passkeys.js'

/**
 * Logs somebody of a store in by a passkey alone: it is held, and it asks who holds it, which are the two steps of the other
 * log-in. Whoever guesses at their password does not come into it. A passkey that is unknown, a customer's, or signs wrongly is
 * answered alike.
 */
export async function loginStoreByPasskey(
  ctx: SessionCtx,
  signed: SignedPasskey,
): Promise<Result<Response, Refusal<'store-passkey.failed'>>> {
  const challenge = challengeIn(signed.response.clientDataJSON)
  if (challenge === null || !(await takeChallenge(ctx, 'login', challenge))) return err('store-passkey.failed')
  const [known] = await ctx.database.orm
    .select()
    .from(passkey)
    .where(and(eq(passkey.id, signed.id), isNotNull(passkey.storeId)))
  if (!known || known.storeId === null || known.employeeNumber === null) return err('store-passkey.failed')
  const key = { storeId: known.storeId, employeeNumber: known.employeeNumber }
  if (signed.response.userHandle !== staffOwner(ctx, key).handle) return err('store-passkey.failed')
  if (!(await hasSigned(ctx, { signed, challenge, by: known }))) return err('store-passkey.failed')
  const reply = await startStoreSession(ctx, key, async () => true)
  return reply ? ok(reply) : err('store-passkey.failed')
}
