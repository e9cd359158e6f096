import type { SignedPasskey } from '@klarsikt/contract/shop/types'
import { and, eq, lt } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import { webauthn } from './passkey-answer.js'
import { relyingParty } from './passkey-relying-party.js'
import { passkey } from './tables.js'

/**
 * Whether a known passkey has signed the challenge after verifying its user. It stores the counter. A counter that does
 * not grow is refused, because it shows a copy.
 */
export async function hasSigned(
  ctx: SessionCtx,
  { signed, challenge, by }: Signature & { readonly by: typeof passkey.$inferSelect },
): Promise<boolean> {
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
    credential: { id: by.id, publicKey: Buffer.from(by.publicKey, 'base64url'), counter: by.counter },
  }).catch(() => null)
  if (!verified?.verified) return false
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  return countUse(ctx, by.id, newCounter, credentialBackedUp)
}

type Signature = { readonly signed: SignedPasskey; readonly challenge: string }

/** Stores the counter if it has grown. When a passkey and its copy sign at once, the second is refused. */
async function countUse({ database, clock }: SessionCtx, id: string, counter: number, isBackedUp: boolean) {
  const isBeyond = counter === 0 ? eq(passkey.counter, 0) : lt(passkey.counter, counter)
  const counted = await database.orm
    .update(passkey)
    .set({ counter, isBackedUp, lastUsedAt: clock.now() })
    .where(and(eq(passkey.id, id), isBeyond))
    .returning({ id: passkey.id })
  return counted.length > 0
}
