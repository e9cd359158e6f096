import { typedCode } from '../lib/index.js'

/** Letters and digits of a code; those that look alike are left out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Characters of a referral code: 30^8, so that guessing one is hopeless within the limits. */
export const REFERRAL_CODE_LENGTH = 8

/** Makes a code of random numbers; `random` answers a whole number below its argument. */
export function newReferralCode(random: (below: number) => number): string {
  return Array.from({ length: REFERRAL_CODE_LENGTH }, () => ALPHABET[random(ALPHABET.length)]).join('')
}

/** Reads a code as it was typed: in any case, with spaces or hyphens. Null where it cannot be one. */
export function parseReferralCode(typed: string): string | null {
  const code = typedCode(typed).replace(/-/g, '').toUpperCase()
  return code.length === REFERRAL_CODE_LENGTH && [...code].every((sign) => ALPHABET.includes(sign)) ? code : null
}

/** A code in two halves, as it is printed. */
export function formatReferralCode(code: string): string {
  return `${code.slice(0, REFERRAL_CODE_LENGTH / 2)}-${code.slice(REFERRAL_CODE_LENGTH / 2)}`
}

/** Parameter of a referral link that holds the code. */
export const REFERRAL_PARAMETER = 'kod'

/** A customer is new who has not bought anything before. */
export function isNewCustomer({ orders }: { readonly orders: number }): boolean {
  return orders === 0
}

/** Why a code is not taken; codes of core/errors. */
export type ReferralRefusal = 'referral.unknown' | 'referral.own' | 'referral.used' | 'referral.not-new'

/** What decides whether a code is taken. */
export type ReferralFacts = {
  /** Whose code it is; null where it is nobody’s. */
  readonly referrerId: string | null
  readonly friendId: string
  /** The friend was referred before, by whomever. */
  readonly isReferred: boolean
  /** Orders of the friend so far. */
  readonly orders: number
}

/** One referral of a new customer, and never of oneself [LOYAL-005]. */
export function refuseReferral({ referrerId, friendId, isReferred, orders }: ReferralFacts): ReferralRefusal | null {
  if (referrerId === null) return 'referral.unknown'
  if (referrerId === friendId) return 'referral.own'
  if (isReferred) return 'referral.used'
  return isNewCustomer({ orders }) ? null : 'referral.not-new'
}
