import type { Encryption } from '@klarsikt/server/encryption'
import { emailDigests, mobileDigests } from './profile.js'

type Typed = { readonly email: string; readonly mobile: string }

/** The digests by which a buyer is recognised, under each key that may have been used, the current one first. */
export function buyerDigests(encryption: Encryption, { email, mobile }: Typed) {
  return { emailDigests: emailDigests(encryption, email), mobileDigests: mobileDigests(encryption, mobile) ?? [] }
}

/** The columns that recognise the buyer of an order. An invalid mobile number gives a value that matches nobody. */
export function currentDigests(encryption: Encryption, typed: Typed) {
  const { emailDigests: emails, mobileDigests: mobiles } = buyerDigests(encryption, typed)
  return { emailDigest: emails[0], mobileDigest: mobiles[0] ?? NO_MOBILE }
}

const NO_MOBILE = ''
