/** Version of the club’s terms that are accepted at joining, apart from those of the account and of purchases (decision Q19). */
export const FRIENDS_TERMS_VERSION = '2026-11'

/** Age from which one may join, years. */
export const FRIENDS_MINIMUM_AGE = 18
