import type { PasskeyLoginOptions, SignedPasskey } from '@klarsikt/contract/shop/types'
import { PASSKEY_CHALLENGE_MINUTES } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { eq } from 'drizzle-orm'
import type { SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { findCustomer } from '../customer/find-customer.js'
import { continueLogin, type LoginStopped } from './continue-login.js'
import { challengeIn, userHandle } from './passkey-answer.js'
import { issueChallenge, takeChallenge } from './passkey-challenge.js'
import { relyingParty } from './passkey-relying-party.js'
import { hasSigned } from './passkey-signature.js'
import { passkey } from './tables.js'

/** A challenge for whichever passkey of this shop the browser knows: nobody has to say who they are first. */
export async function passkeyLoginOptions(ctx: SessionCtx): Promise<PasskeyLoginOptions> {
  return {
    challenge: await issueChallenge(ctx, 'login'),
    rpId: relyingParty(ctx.settings).id,
    userVerification: 'required',
    timeout: PASSKEY_CHALLENGE_MINUTES * 60_000,
  }
}

/**
 * Logs in by a signed challenge. A passkey that is unknown, was removed, signs wrongly or counts backwards is answered alike. A
 * password and what locks it have no part in this: a signature cannot be guessed.
 */
export async function loginByPasskey(
  ctx: SessionCtx,
  signed: SignedPasskey,
): Promise<Result<Response | LoginStopped, Refusal>> {
  const customerId = await proveOwner(ctx, signed)
  const found = customerId === null ? null : await findCustomer(ctx.database, ctx.encryption, customerId)
  const outcome = found && (await continueLogin(ctx, found))
  return outcome === null ? err('login.failed') : ok(outcome)
}

/** Whose passkey has signed this session's challenge; null when nothing is proved. */
async function proveOwner(ctx: SessionCtx, signed: SignedPasskey): Promise<string | null> {
  const challenge = challengeIn(signed.response.clientDataJSON)
  if (challenge === null || !(await takeChallenge(ctx, 'login', challenge))) return null
  const [known] = await ctx.database.orm.select().from(passkey).where(eq(passkey.id, signed.id))
  // One of staff opens nothing here: it is no more than their second step.
  if (!known || known.customerId === null) return null
  if (signed.response.userHandle !== userHandle(known.customerId)) return null
  return (await hasSigned(ctx, { signed, challenge, by: known })) ? known.customerId : null
}
