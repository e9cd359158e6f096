/** Version of the purchase terms that a buyer accepts; stored with every order. */
export const TERMS_VERSION = '2026-11-23'

/** Minutes that goods and gift cards are held for a buyer who has gone to pay. */
export const SUBMISSION_MINUTES = 30
