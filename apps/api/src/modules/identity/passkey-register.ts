import type { NewPasskey, PasskeyRegisterOptions } from '@klarsikt/contract/shop/types'
import { isRecentLogin, PASSKEY_CHALLENGE_MINUTES, PASSKEYS_MAXIMUM } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { BRAND_NAME } from '@klarsikt/core/markets'
import { eq } from 'drizzle-orm'
import type { SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { audit } from '../audit/audit.js'
import { findCustomer } from '../customer/find-customer.js'
import { enqueueLetter } from '../outbox/enqueue-letter.js'
import { challengeIn, userHandle, webauthn } from './passkey-answer.js'
import { issueChallenge, takeChallenge } from './passkey-challenge.js'
import { passkeyAddedLetter } from './passkey-letters.js'
import { passkeyName, sealPasskeyName } from './passkey-name.js'
import { relyingParty } from './passkey-relying-party.js'
import { passkey } from './tables.js'

/** ES256, EdDSA and RS256, by their numbers in COSE: what authenticators offer, the most common first. */
const ALGORITHMS = [-7, -8, -257]

/** What the browser is to make: a passkey that is found without an address and asks who holds it. */
export async function passkeyRegisterOptions(
  ctx: SessionCtx,
  customerId: string,
): Promise<Result<PasskeyRegisterOptions, Refusal>> {
  if (!isRecentLogin(ctx.session.authenticatedAt, ctx.clock.now())) return err('login.step-up-required')
  const found = await findCustomer(ctx.database, ctx.encryption, customerId)
  if (!found) return err('request.unauthorized')
  const passkeys = await ctx.database.orm.select().from(passkey).where(eq(passkey.customerId, customerId))
  if (passkeys.length >= PASSKEYS_MAXIMUM) return err('passkey.too-many')
  const { email, firstName, lastName } = found.profile
  return ok({
    challenge: await issueChallenge(ctx, 'register'),
    rp: { id: relyingParty(ctx.settings).id, name: BRAND_NAME },
    user: { id: userHandle(customerId), name: email, displayName: `${firstName} ${lastName}`.trim() },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: passkeys.map(({ id, transports }) => ({ id, type: 'public-key', transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
    timeout: PASSKEY_CHALLENGE_MINUTES * 60_000,
  })
}

type Made = { readonly response: NewPasskey; readonly name?: string | undefined }

/** Adds the passkey that a browser has made for this session's challenge. */
export async function registerPasskey(
  ctx: SessionCtx,
  customerId: string,
  { response, name }: Made,
): Promise<Result<void, Refusal>> {
  const now = ctx.clock.now()
  if (!isRecentLogin(ctx.session.authenticatedAt, now)) return err('login.step-up-required')
  const proved = await proveNew(ctx, response)
  if (!proved) return err('passkey.refused')
  const called = passkeyName(name, ctx.userAgent)
  return ctx.database.transaction(async (tx) => {
    // Locked, so that of two that are added at once the second counts the first.
    const found = await findCustomer(tx, ctx.encryption, customerId, { lock: true })
    if (!found) return err('request.unauthorized')
    if ((await tx.orm.$count(passkey, eq(passkey.customerId, customerId))) >= PASSKEYS_MAXIMUM)
      return err('passkey.too-many')
    const written = await tx.orm
      .insert(passkey)
      .values({ ...proved, customerId, name: sealPasskeyName(ctx.encryption, called), createdAt: now })
      .onConflictDoNothing()
      .returning({ id: passkey.id })
    if (written.length === 0) return err('passkey.refused')
    await audit(tx, now, { action: 'customer.passkey-added', subject: 'customer', id: customerId })
    const { email, firstName } = found.profile
    const data = { firstName, name: called, at: now.toISOString() }
    await enqueueLetter(ctx, tx, { template: passkeyAddedLetter, to: email, data })
    return ok(undefined)
  })
}

/** What is kept of a new passkey when its answer fits challenge, origin and shop; null when it does not. */
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
