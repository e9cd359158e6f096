import type { Encryption } from '@klarsikt/server/encryption'

const NUMBER = 'customer.personal_number'
const DIGEST = 'customer.personal_number_digest'

/** A personal number as it is stored: sealed, and digested to be found by. It is shown masked and never logged. */
export function sealPersonalNumber(encryption: Encryption, number: string) {
  return { personalNumber: encryption.encrypt(number, NUMBER), personalNumberDigest: encryption.digest(number, DIGEST) }
}

export function openPersonalNumber(encryption: Encryption, sealed: string): string {
  return encryption.decrypt(sealed, NUMBER)
}

/** How a customer is found by personal number: by each key it may have been digested with. */
export function personalNumberDigests(encryption: Encryption, number: string): ReturnType<Encryption['digests']> {
  return encryption.digests(number, DIGEST)
}
