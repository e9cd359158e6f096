import type { CustomerDetails } from '@klarsikt/core/customer'
import type { Encryption } from '@klarsikt/server/encryption'

const PROFILE = 'customer.profile'
const EMAIL = 'customer.email'

/** What is known of a customer, as it is sealed in one column. */
export type CustomerProfile = CustomerDetails & {
  readonly email: string
  readonly marketing: { readonly email: boolean; readonly sms: boolean }
}

export function sealProfile(encryption: Encryption, profile: CustomerProfile): string {
  return encryption.encrypt(JSON.stringify(profile), PROFILE)
}

export function openProfile(encryption: Encryption, sealed: string): CustomerProfile {
  return JSON.parse(encryption.decrypt(sealed, PROFILE)) as CustomerProfile
}

/** How an address is looked up without being readable: by each key it may have been digested with, the current one first. */
export function emailDigests(encryption: Encryption, email: string): ReturnType<Encryption['digests']> {
  return encryption.digests(email, EMAIL)
}
