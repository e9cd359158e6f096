import type { PasskeyLoginOptions, SignedPasskey } from '@klarsikt/contract/shop/types'
import { PASSKEY_CHALLENGE_MINUTES } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { findCustomer } from '../customer/find-customer.js'
import { continueLogin, type LoginStopped } from './continue-login.js'
import { issueChallenge } from './passkey-challenge.js'
import { relyingParty } from './passkey-relying-party.js'
import { provePasskey } from './prove-passkey.js'

/** Options for a log-in with any passkey that the browser has for this shop, so that nobody types a name first. */
export async function passkeyLoginOptions(ctx: SessionCtx): Promise<PasskeyLoginOptions> {
  return {
    challenge: await issueChallenge(ctx, 'login'),
    rpId: relyingParty(ctx.settings).id,
    userVerification: 'required',
    timeout: PASSKEY_CHALLENGE_MINUTES * 60_000,
  }
}

/**
 * Logs in by a signed challenge. An unknown or removed passkey, a wrong signature and a decreased counter get the same
 * answer. Password locks do not apply, because a signature cannot be guessed. Staff are told to use their own log-in.
 */
export async function loginByPasskey(
  ctx: SessionCtx,
  signed: SignedPasskey,
): Promise<Result<Response | LoginStopped, Refusal>> {
  const holder = await provePasskey(ctx, signed)
  if (holder?.kind === 'staff') return err('passkey.of-staff')
  const found = holder && (await findCustomer(ctx.database, ctx.encryption, holder.customerId))
  const outcome = found && (await continueLogin(ctx, found))
  return outcome === null ? err('login.failed') : ok(outcome)
}
