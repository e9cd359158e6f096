import { parseMobile } from '@klarsikt/core/identity'
import { parseMobileE164 } from '@klarsikt/core/identity/phone'
import type { Encryption } from '@klarsikt/server/encryption'
import type { CustomerProfile } from '../../../customer-data.js'

const PROFILE = 'customer.profile'
const EMAIL = 'customer.email'
const MOBILE = 'customer.mobile'

export type { CustomerProfile }

export function sealProfile(encryption: Encryption, profile: CustomerProfile): string {
  return encryption.encrypt(JSON.stringify(profile), PROFILE)
}

/** Opens a profile. An older mobile number is returned in E.164, and the next change stores it in that form. */
export function openProfile(encryption: Encryption, sealed: string): CustomerProfile {
  const profile = JSON.parse(encryption.decrypt(sealed, PROFILE)) as CustomerProfile
  const mobile = parseMobile(profile.mobile)
  return mobile.ok ? { ...profile, mobile: mobile.value } : profile
}

/** The digests of an address under each key that may have been used, the current one first. */
export function emailDigests(encryption: Encryption, email: string): ReturnType<Encryption['digests']> {
  return encryption.digests(email, EMAIL)
}

/** The digests of a mobile number in any typed form; null for an invalid number. */
export function mobileDigests(encryption: Encryption, mobile: string): ReturnType<Encryption['digests']> | null {
  const number = parseMobileE164(mobile)
  return number.ok ? encryption.digests(number.value, MOBILE) : null
}

/** The columns of a profile: the sealed profile, and the digest by which it is found. */
export function profileColumns(
  encryption: Encryption,
  profile: CustomerProfile,
): { readonly profile: string; readonly mobileDigest: string | null } {
  const digests = mobileDigests(encryption, profile.mobile)
  return { profile: sealProfile(encryption, profile), mobileDigest: digests === null ? null : digests[0] }
}
