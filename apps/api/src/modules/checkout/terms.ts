/** Version of the purchase terms that a buyer accepts; kept with every order (decisions Q19). */
export const TERMS_VERSION = '2026-11-23'

/** Minutes that goods and gift cards are kept for a buyer who has gone to pay. */
export const SUBMISSION_MINUTES = 30
