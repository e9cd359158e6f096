import type { PasskeyLoginOptions, SignedPasskey } from '@klarsikt/contract/shop/types'
import { PASSKEY_CHALLENGE_MINUTES } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, eq, lt } from 'drizzle-orm'
import type { SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { findCustomer } from '../customer/find-customer.js'
import { continueLogin, type LoginStopped } from './continue-login.js'
import { challengeIn, userHandle, webauthn } from './passkey-answer.js'
import { issueChallenge, takeChallenge } from './passkey-challenge.js'
import { relyingParty } from './passkey-relying-party.js'
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
  if (!known || signed.response.userHandle !== userHandle(known.customerId)) return null
  const { id, origin } = relyingParty(ctx.settings)
  const { verifyAuthenticationResponse } = await webauthn()
  const { clientDataJSON, authenticatorData, signature } = signed.response
  const verified = await verifyAuthenticationResponse({
    response: {
      id: signed.id,
      rawId: signed.rawId,
      type: signed.type,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: { id: known.id, publicKey: Buffer.from(known.publicKey, 'base64url'), counter: known.counter },
  }).catch(() => null)
  if (!verified?.verified) return null
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  return (await countUse(ctx, known.id, newCounter, credentialBackedUp)) ? known.customerId : null
}

/** Stores the counter if it still is beyond the stored one: of a passkey and its copy that sign at once, the second is refused. */
async function countUse({ database, clock }: SessionCtx, id: string, counter: number, isBackedUp: boolean) {
  const isBeyond = counter === 0 ? eq(passkey.counter, 0) : lt(passkey.counter, counter)
  const counted = await database.orm
    .update(passkey)
    .set({ counter, isBackedUp, lastUsedAt: clock.now() })
    .where(and(eq(passkey.id, id), isBeyond))
    .returning({ id: passkey.id })
  return counted.length > 0
}
