/** Version of the purchase terms that the buyer accepts. It is stored with every order. */
export const TERMS_VERSION = '2026-11-28'

/** Minutes that goods and gift cards are held while a buyer pays. */
export const SUBMISSION_MINUTES = 30
