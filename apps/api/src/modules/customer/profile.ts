import { parseMobile } from '@klarsikt/core/identity'
import { parseMobileE164 } from '@klarsikt/core/identity/phone'
import type { Encryption } from '@klarsikt/server/encryption'
import type { CustomerProfile } from '../../customer-data.js'

const PROFILE = 'customer.profile'
const EMAIL = 'customer.email'
const MOBILE = 'customer.mobile'

export type { CustomerProfile }

export function sealProfile(encryption: Encryption, profile: CustomerProfile): string {
  return encryption.encrypt(JSON.stringify(profile), PROFILE)
}

/** A mobile number that was stored as it was typed is given in the form of E.164, and is stored so with the next change. */
export function openProfile(encryption: Encryption, sealed: string): CustomerProfile {
  const profile = JSON.parse(encryption.decrypt(sealed, PROFILE)) as CustomerProfile
  const mobile = parseMobile(profile.mobile)
  return mobile.ok ? { ...profile, mobile: mobile.value } : profile
}

/** How an address is looked up without being readable: by each key it may have been digested with, the current one first. */
export function emailDigests(encryption: Encryption, email: string): ReturnType<Encryption['digests']> {
  return encryption.digests(email, EMAIL)
}

/** How a mobile number is looked up, in whatever form it is typed; null for one that no country has. */
export function mobileDigests(encryption: Encryption, mobile: string): ReturnType<Encryption['digests']> | null {
  const number = parseMobileE164(mobile)
  return number.ok ? encryption.digests(number.value, MOBILE) : null
}

/** The columns of a profile: it itself, and what it is found by among those of other customers. */
export function profileColumns(
  encryption: Encryption,
  profile: CustomerProfile,
): { readonly profile: string; readonly mobileDigest: string | null } {
  const digests = mobileDigests(encryption, profile.mobile)
  return { profile: sealProfile(encryption, profile), mobileDigest: digests === null ? null : digests[0] }
}
