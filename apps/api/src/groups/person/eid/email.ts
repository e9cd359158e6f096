import type { Encryption } from '@klarsikt/server/encryption'

const EMAIL = 'eid_order.email'

/** Encrypts the e-mail address that an identified person typed, to store it with the BankID order. */
export function sealEmail(encryption: Encryption, email: string): string {
  return encryption.encrypt(email, EMAIL)
}

export function openEmail(encryption: Encryption, sealed: string): string {
  return encryption.decrypt(sealed, EMAIL)
}
