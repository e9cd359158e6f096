import { typedCode } from '../lib/index.js'

/** Signs of a code. Those that look alike (0 and O, 1, I, L and U) are left out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Length of a referral code. It gives 30^8 codes, so guessing one is hopeless within the rate limits. */
export const REFERRAL_CODE_LENGTH = 8

/** Makes a referral code. `random` must return a whole number from 0 to below its argument. */
export function newReferralCode(random: (below: number) => number): string {
  return Array.from({ length: REFERRAL_CODE_LENGTH }, () => ALPHABET[random(ALPHABET.length)]).join('')
}

/** Reads a typed code in any letter case, with or without spaces and hyphens. Null if it has not the form of a code. */
export function parseReferralCode(typed: string): string | null {
  const code = typedCode(typed).replace(/-/g, '').toUpperCase()
  return code.length === REFERRAL_CODE_LENGTH && [...code].every((sign) => ALPHABET.includes(sign)) ? code : null
}

/** Writes a code as two halves with a hyphen. */
export function formatReferralCode(code: string): string {
  return `${code.slice(0, REFERRAL_CODE_LENGTH / 2)}-${code.slice(REFERRAL_CODE_LENGTH / 2)}`
}

export const REFERRAL_PARAMETER = 'kod'

/** Tells whether a customer is new: without any order. */
export function isNewCustomer({ orders }: { readonly orders: number }): boolean {
  return orders === 0
}

/** Error codes for a refused referral code. */
export type ReferralRefusal = 'referral.unknown' | 'referral.own' | 'referral.used' | 'referral.not-new'

/** The facts that decide whether a code is accepted. */
export type ReferralFacts = {
  /** The customer who has the code; null if nobody has. */
  readonly referrerId: string | null
  readonly friendId: string
  /** True if anybody referred the friend before. */
  readonly isReferred: boolean
  readonly orders: number
}

/**
 * Returns why a code is refused, or null. A customer is referred once, while new, and not by themselves [LOYAL-005].
 */
export function refuseReferral({ referrerId, friendId, isReferred, orders }: ReferralFacts): ReferralRefusal | null {
  if (referrerId === null) return 'referral.unknown'
  if (referrerId === friendId) return 'referral.own'
  if (isReferred) return 'referral.used'
  return isNewCustomer({ orders }) ? null : 'referral.not-new'
}
