import { randomBytes } from 'node:crypto'
import type { Encryption } from '@klarsikt/server/encryption'
import { type SQL, sql } from 'drizzle-orm'
import { emailDigests } from '../customer/profile.js'

const DIGEST = 'eid_order.letter_digest'

/** Makes a secret for a letter, with the digest to store. */
export function newLetterSecret(encryption: Encryption): { readonly secret: string; readonly digest: string } {
  const secret = randomBytes(32).toString('base64url')
  return { secret, digest: encryption.digest(secret, DIGEST) }
}

/** The digests of a secret under each key that may have been used. */
export function letterDigests(encryption: Encryption, secret: string): string[] {
  return encryption.digests(secret, DIGEST)
}

/** The present credential version of the account with an address; null when there is none. */
export function versionAt(encryption: Encryption, email: string): SQL<number | null> {
  const digests = sql.join(
    emailDigests(encryption, email).map((digest) => sql`${digest}`),
    sql`, `,
  )
  return sql`(select credential_version from customer where email_digest in (${digests}))`
}
