import { randomInt } from 'node:crypto'
import { ONE_TIME_CODE_LENGTH } from '@klarsikt/core/identity'
import type { Encryption } from '@klarsikt/server/encryption'

const CODE = 'store_login.code'

/** A code for who logs in, and its keyed digest, which is all that is stored. */
export function newCode(encryption: Encryption): { readonly code: string; readonly codeDigest: string } {
  const code = String(randomInt(10 ** ONE_TIME_CODE_LENGTH)).padStart(ONE_TIME_CODE_LENGTH, '0')
  return { code, codeDigest: encryption.digest(code, CODE) }
}

/** What a code may have been digested to, by the secrets of now and before. */
export function codeDigests(encryption: Encryption, code: string): readonly string[] {
  return encryption.digests(code, CODE)
}
