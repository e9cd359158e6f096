/** Version of the club's terms, which are separate from those of the account and of purchases (decision Q19). */
export const FRIENDS_TERMS_VERSION = '2026-11'

export const FRIENDS_MINIMUM_AGE = 18
