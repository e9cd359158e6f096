import { randomBytes } from 'node:crypto'
import { type Clock, err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import { customer } from '../customer/tables.js'
import { identityToken, type TokenPurpose } from './tables.js'

const DIGEST = 'identity_token.digest'
const EMAIL = 'identity_token.email'

/** The days for which an expired link is remembered, so that a late visitor learns whether it was used. */
const REMEMBERED_DAYS = 30

type Parts = { readonly encryption: Encryption; readonly clock: Clock }

type NewToken = {
  /** Null for an address without an account, for which a row is written too. */
  readonly customerId: string | null
  readonly purpose: TokenPurpose
  readonly minutes: number
  readonly email?: string
}

/** Makes the secret of a link and stores its digest only. Earlier links of the same purpose become void. */
export async function issueToken(
  { encryption, clock }: Parts,
  tx: Executor,
  { customerId, purpose, minutes, email }: NewToken,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const now = clock.now()
  await endTokens(tx, customerId, purpose, now)
  await tx.orm.insert(identityToken).values({
    digest: encryption.digest(secret, DIGEST),
    customerId,
    purpose,
    email: email === undefined ? null : encryption.encrypt(email, EMAIL),
    createdAt: now,
    expiresAt: new Date(now.getTime() + minutes * 60_000),
    credentialVersion: sql`coalesce((select credential_version from customer where id = ${customerId}), 0)`,
  })
  return secret
}

/** Makes the open links of one purpose void. */
export async function endTokens(
  tx: Executor,
  customerId: string | null,
  purpose: TokenPurpose,
  now: Date,
): Promise<void> {
  const { usedAt, expiresAt } = identityToken
  await tx.orm
    .update(identityToken)
    .set({ expiresAt: now })
    .where(
      and(
        eq(identityToken.customerId, customerId ?? ''),
        eq(identityToken.purpose, purpose),
        isNull(usedAt),
        gt(expiresAt, now),
      ),
    )
}

export type UsedToken = {
  readonly customerId: string
  readonly purpose: TokenPurpose
  readonly email: string | null
}

/** Why a secret does not work, and the customer if known. */
export type TokenRefusal =
  | { readonly reason: 'unknown' }
  | ({
      /** The secret was used before, or is void: expired, replaced, or from before a change of the credentials. */
      readonly reason: 'used' | 'void'
    } & UsedToken)

/**
 * Uses up a secret. Of two uses at once one succeeds. The customer stays locked, so that the credentials cannot change
 * meanwhile.
 */
export async function useToken(
  { encryption, clock }: Parts,
  tx: Executor,
  secret: string,
  purposes: readonly TokenPurpose[],
): Promise<Result<UsedToken, TokenRefusal>> {
  const { digest, purpose } = identityToken
  const now = clock.now()
  const [row] = await tx.orm
    .select()
    .from(identityToken)
    .where(and(inArray(digest, encryption.digests(secret, DIGEST)), inArray(purpose, [...purposes])))
    .for('update')
  if (!row || row.customerId === null) return err({ reason: 'unknown' })
  const email = row.email === null ? null : encryption.decrypt(row.email, EMAIL)
  const token = { customerId: row.customerId, purpose: row.purpose, email }
  if (row.usedAt !== null) return err({ reason: 'used', ...token })
  const [owner] = await tx.orm
    .select({ version: customer.credentialVersion })
    .from(customer)
    .where(eq(customer.id, row.customerId))
    .for('no key update')
  if (row.expiresAt <= now || owner?.version !== row.credentialVersion) return err({ reason: 'void', ...token })
  await tx.orm.update(identityToken).set({ usedAt: now }).where(eq(digest, row.digest))
  return ok(token)
}

/** Whether a customer has a working link of this purpose. */
export async function hasOpenToken(
  { clock }: Pick<Parts, 'clock'>,
  { orm }: Executor,
  customerId: string,
  purpose: TokenPurpose,
): Promise<boolean> {
  const open = and(
    eq(identityToken.customerId, customerId),
    eq(identityToken.purpose, purpose),
    isNull(identityToken.usedAt),
    gt(identityToken.expiresAt, clock.now()),
    sql`${identityToken.credentialVersion} = (select credential_version from customer where id = ${customerId})`,
  )
  return (await orm.$count(identityToken, open)) > 0
}

/** Deletes links that expired long ago. A job calls it. */
export async function removeExpiredTokens({ orm }: Executor, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - REMEMBERED_DAYS * 86_400_000)
  await orm.delete(identityToken).where(lte(identityToken.expiresAt, before))
}
