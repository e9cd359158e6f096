import { randomBytes } from 'node:crypto'
import type { Clock } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { identityToken, type TokenPurpose } from './tables.js'

const DIGEST = 'identity_token.digest'
const EMAIL = 'identity_token.email'

type Parts = { readonly encryption: Encryption; readonly clock: Clock }

type NewToken = {
  /** Null for an address without an account: the row is written all the same. */
  readonly customerId: string | null
  readonly purpose: TokenPurpose
  readonly minutes: number
  readonly email?: string
}

/** Makes the secret of a link; only its digest is stored. Earlier ones of the same purpose are good no longer. */
export async function issueToken(
  { encryption, clock }: Parts,
  tx: Executor,
  { customerId, purpose, minutes, email }: NewToken,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const now = clock.now()
  await tx.orm
    .update(identityToken)
    .set({ usedAt: now })
    .where(
      and(
        eq(identityToken.customerId, customerId ?? ''),
        eq(identityToken.purpose, purpose),
        isNull(identityToken.usedAt),
      ),
    )
  await tx.orm.insert(identityToken).values({
    digest: encryption.digest(secret, DIGEST),
    customerId,
    purpose,
    email: email === undefined ? null : encryption.encrypt(email, EMAIL),
    createdAt: now,
    expiresAt: new Date(now.getTime() + minutes * 60_000),
  })
  return secret
}

export type UsedToken = {
  readonly customerId: string
  readonly purpose: TokenPurpose
  readonly email: string | null
}

/** Uses a secret up; null when it is unknown, used or too old. Of two that use it at once, one gets it. */
export async function useToken(
  { encryption, clock }: Parts,
  tx: Executor,
  secret: string,
  purposes: readonly TokenPurpose[],
): Promise<UsedToken | null> {
  const now = clock.now()
  const [row] = await tx.orm
    .update(identityToken)
    .set({ usedAt: now })
    .where(
      and(
        inArray(identityToken.digest, encryption.digests(secret, DIGEST)),
        inArray(identityToken.purpose, [...purposes]),
        isNull(identityToken.usedAt),
        gt(identityToken.expiresAt, now),
      ),
    )
    .returning()
  if (!row || row.customerId === null) return null
  const email = row.email === null ? null : encryption.decrypt(row.email, EMAIL)
  return { customerId: row.customerId, purpose: row.purpose, email }
}

/** Whether a customer has a link of this purpose that still works. */
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
  )
  return (await orm.$count(identityToken, open)) > 0
}

/** Removes what has run out; run by a job. */
export async function removeExpiredTokens({ orm }: Executor, clock: Clock): Promise<void> {
  await orm.delete(identityToken).where(lte(identityToken.expiresAt, clock.now()))
}
