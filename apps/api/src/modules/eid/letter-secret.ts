import { randomBytes } from 'node:crypto'
import type { Encryption } from '@klarsikt/server/encryption'
import { type SQL, sql } from 'drizzle-orm'
import { emailDigests } from '../customer/profile.js'

const DIGEST = 'eid_order.letter_digest'

/** A new secret for a letter, and the digest that is stored of it. */
export function newLetterSecret(encryption: Encryption): { readonly secret: string; readonly digest: string } {
  const secret = randomBytes(32).toString('base64url')
  return { secret, digest: encryption.digest(secret, DIGEST) }
}

/** How a secret is found: by each key it may have been digested with. */
export function letterDigests(encryption: Encryption, secret: string): string[] {
  return encryption.digests(secret, DIGEST)
}

/** The credential version of whoever has an address now; null where nobody has it. */
export function versionAt(encryption: Encryption, email: string): SQL<number | null> {
  const digests = sql.join(
    emailDigests(encryption, email).map((digest) => sql`${digest}`),
    sql`, `,
  )
  return sql`(select credential_version from customer where email_digest in (${digests}))`
}
