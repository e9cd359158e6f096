import type { Encryption } from '@klarsikt/server/encryption'

const NUMBER = 'customer.personal_number'
const DIGEST = 'customer.personal_number_digest'

/** Seals a personal number, with a digest to find it by. It is shown masked and never logged. */
export function sealPersonalNumber(encryption: Encryption, number: string) {
  return { personalNumber: encryption.encrypt(number, NUMBER), personalNumberDigest: encryption.digest(number, DIGEST) }
}

export function openPersonalNumber(encryption: Encryption, sealed: string): string {
  return encryption.decrypt(sealed, NUMBER)
}

/** The digests of a personal number under each key that may have been used. */
export function personalNumberDigests(encryption: Encryption, number: string): ReturnType<Encryption['digests']> {
  return encryption.digests(number, DIGEST)
}
