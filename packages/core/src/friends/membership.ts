/**
 * Version of the club's terms that a new member accepts. They are separate from those of the account and of purchases
 * (decision Q19).
 */
export const FRIENDS_TERMS_VERSION = '2026-11'

/** Lowest age in years for joining the club. */
export const FRIENDS_MINIMUM_AGE = 18
