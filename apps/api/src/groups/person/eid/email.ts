import type { Encryption } from '@klarsikt/server/encryption'

const EMAIL = 'eid_order.email'

/** Seals the address of the letter, for the row of the identified person. */
export function sealEmail(encryption: Encryption, email: string): string {
  return encryption.encrypt(email, EMAIL)
}

export function openEmail(encryption: Encryption, sealed: string): string {
  return encryption.decrypt(sealed, EMAIL)
}
