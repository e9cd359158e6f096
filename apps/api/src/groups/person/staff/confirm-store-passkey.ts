import { randomBytes } from 'node:crypto'
import type { SignedPasskey, StorePasskeyOptions } from '@klarsikt/contract/shop/types'
import { PASSKEY_CHALLENGE_MINUTES } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, eq } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { challengeIn } from '../identity/passkey-answer.js'
import { relyingParty } from '../identity/passkey-relying-party.js'
import { hasSigned } from '../identity/passkey-signature.js'
import { passkey } from '../identity/tables.js'
import { finishStoreLogin, waiting } from './finish-store-login.js'
import { staffOwner } from './staff-passkeys.js'
import { storeLogin } from './tables.js'

/**
 * Makes a challenge for the passkeys of the employee whose password was right in this session. A new challenge replaces
 * the earlier one.
 */
export async function storePasskeyOptions(
  ctx: SessionCtx,
): Promise<Result<StorePasskeyOptions, Refusal<'store-login.expired' | 'store-passkey.none'>>> {
  const challenge = randomBytes(32).toString('base64url')
  const [begun] = await ctx.database.orm
    .update(storeLogin)
    .set({ passkeyChallenge: challenge })
    .where(waiting(ctx))
    .returning()
  if (!begun) return err('store-login.expired')
  const passkeys = await ctx.database.orm.select().from(passkey).where(staffOwner(ctx, begun).where)
  if (passkeys.length === 0) return err('store-passkey.none')
  return ok({
    challenge,
    rpId: relyingParty(ctx.settings).id,
    allowCredentials: passkeys.map(({ id, transports }) => ({ id, type: 'public-key', transports: [...transports] })),
    userVerification: 'required',
    timeout: PASSKEY_CHALLENGE_MINUTES * 60_000,
  })
}

/**
 * Takes the second step of a store's log-in by a passkey [STAFF-008]. The challenge belongs to the waiting log-in and
 * is used up, whatever the result. Unknown passkeys, those of others and wrong signatures get the same answer. Tries
 * are not counted, because a signature cannot be guessed.
 */
export async function confirmStorePasskey(
  ctx: SessionCtx,
  signed: SignedPasskey,
): Promise<Result<Response, Refusal<'store-login.expired' | 'store-passkey.failed'>>> {
  const challenge = challengeIn(signed.response.clientDataJSON)
  const [open] = await ctx.database.orm.select().from(storeLogin).where(waiting(ctx))
  if (!open) return err('store-login.expired')
  const [begun] = await ctx.database.orm
    .update(storeLogin)
    .set({ passkeyChallenge: null })
    .where(and(waiting(ctx), eq(storeLogin.passkeyChallenge, challenge ?? '')))
    .returning()
  if (!begun || challenge === null) return err('store-passkey.failed')
  const theirs = and(eq(passkey.id, signed.id), staffOwner(ctx, begun).where)
  const [known] = await ctx.database.orm.select().from(passkey).where(theirs)
  if (!known || !(await hasSigned(ctx, { signed, challenge, by: known }))) return err('store-passkey.failed')
  const reply = await finishStoreLogin(ctx, begun)
  return reply ? ok(reply) : err('store-login.expired')
}
