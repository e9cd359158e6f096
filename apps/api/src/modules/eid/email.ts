import type { Encryption } from '@klarsikt/server/encryption'

const EMAIL = 'eid_order.email'

/** The address that a letter went to, as it is stored beside who identified. */
export function sealEmail(encryption: Encryption, email: string): string {
  return encryption.encrypt(email, EMAIL)
}

export function openEmail(encryption: Encryption, sealed: string): string {
  return encryption.decrypt(sealed, EMAIL)
}
