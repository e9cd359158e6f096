import type { NewPasskey, PasskeyRegisterOptions } from '@klarsikt/contract/shop/types'
import { isRecentLogin, PASSKEY_CHALLENGE_MINUTES, PASSKEYS_MAXIMUM } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { SHOP } from '@klarsikt/shop-config'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { enqueueLetter } from '../../platform/index.js'
import { challengeIn, webauthn } from './passkey-answer.js'
import { issueChallenge, takeChallenge } from './passkey-challenge.js'
import { passkeyName, sealPasskeyName } from './passkey-name.js'
import { auditPasskey, type PasskeyOwner } from './passkey-owner.js'
import { relyingParty } from './passkey-relying-party.js'
import { passkey } from './tables.js'

/** The numbers of ES256, EdDSA and RS256 in COSE, which authenticators offer; the most common is first. */
const ALGORITHMS = [-7, -8, -257]

/** The options for a browser to make a passkey. It must verify its user. */
export async function passkeyRegisterOptions(
  ctx: SessionCtx,
  owner: PasskeyOwner,
): Promise<Result<PasskeyRegisterOptions, Refusal>> {
  if (!isRecentLogin(ctx.session.authenticatedAt, ctx.clock.now())) return err('login.step-up-required')
  const found = await ctx.database.transaction((tx) => owner.find(tx))
  if (!found) return err('request.unauthorized')
  const passkeys = await ctx.database.orm.select().from(passkey).where(owner.where)
  if (passkeys.length >= PASSKEYS_MAXIMUM) return err('passkey.too-many')
  return ok({
    challenge: await issueChallenge(ctx, 'register'),
    rp: { id: relyingParty(ctx.settings).id, name: SHOP.brand.name },
    user: { id: owner.handle, name: found.email, displayName: found.displayName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: passkeys.map(({ id, transports }) => ({ id, type: 'public-key', transports: [...transports] })),
    authenticatorSelection: {
      // The log-in starts with the passkey, before anybody has typed who they are.
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
    timeout: PASSKEY_CHALLENGE_MINUTES * 60_000,
  })
}

type Made = { readonly response: NewPasskey; readonly name?: string | undefined }

/** Stores the passkey that a browser has made for this session's challenge. */
export async function registerPasskey(
  ctx: SessionCtx,
  owner: PasskeyOwner,
  { response, name }: Made,
): Promise<Result<void, Refusal>> {
  const now = ctx.clock.now()
  if (!isRecentLogin(ctx.session.authenticatedAt, now)) return err('login.step-up-required')
  const proved = await proveNew(ctx, response)
  if (!proved) return err('passkey.refused')
  const called = passkeyName(name, ctx.userAgent)
  return ctx.database.transaction(async (tx) => {
    // The lock makes the second of two passkeys that are added at once count the first.
    const found = await owner.find(tx)
    if (!found) return err('request.unauthorized')
    if ((await tx.orm.$count(passkey, owner.where)) >= PASSKEYS_MAXIMUM) return err('passkey.too-many')
    const written = await tx.orm
      .insert(passkey)
      .values({ ...proved, ...owner.columns, name: sealPasskeyName(ctx.encryption, called), createdAt: now })
      .onConflictDoNothing()
      .returning({ id: passkey.id })
    if (written.length === 0) return err('passkey.refused')
    await auditPasskey(tx, now, owner, 'added')
    const data = { firstName: found.firstName, name: called, at: now.toISOString() }
    await enqueueLetter(ctx, tx, { template: owner.letters.added, to: found.email, data })
    return ok(undefined)
  })
}

/**
 * Checks the answer against challenge, origin and shop, and returns the columns of the new passkey; null when it fails.
 */
async function proveNew(ctx: SessionCtx, made: NewPasskey) {
  const challenge = challengeIn(made.response.clientDataJSON)
  if (challenge === null || !(await takeChallenge(ctx, 'register', challenge))) return null
  const { id, origin } = relyingParty(ctx.settings)
  const { verifyRegistrationResponse } = await webauthn()
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  const verified = await verifyRegistrationResponse({
    response: { ...named(made), response: { clientDataJSON, attestationObject } },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  if (!verified?.verified) return null
  const { credential, credentialBackedUp } = verified.registrationInfo
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
    isBackedUp: credentialBackedUp,
  }
}

const named = ({ id, rawId, type }: NewPasskey) => ({ id, rawId, type, clientExtensionResults: {} })
