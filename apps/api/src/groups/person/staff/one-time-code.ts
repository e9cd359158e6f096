import { randomInt } from 'node:crypto'
import { ONE_TIME_CODE_LENGTH } from '@klarsikt/core/identity'
import type { Encryption } from '@klarsikt/server/encryption'

const CODE = 'store_login.code'

/** Makes a one-time code and its keyed digest. Only the digest is stored. */
export function newCode(encryption: Encryption): { readonly code: string; readonly codeDigest: string } {
  const code = String(randomInt(10 ** ONE_TIME_CODE_LENGTH)).padStart(ONE_TIME_CODE_LENGTH, '0')
  return { code, codeDigest: encryption.digest(code, CODE) }
}

/** The digests of a code by the current and earlier keys. */
export function codeDigests(encryption: Encryption, code: string): readonly string[] {
  return encryption.digests(code, CODE)
}
