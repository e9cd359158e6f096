/** Seconds between the server's requests for the state of an order, however often pages ask. */
export const BANKID_COLLECT_SECONDS = 2

/** Minutes after the first order during which an order that nobody opened is replaced by a new one. */
export const BANKID_RENEWAL_MINUTES = 3

/** Minutes after a BankID log-in with an unknown personal number to give an e-mail address for the account. */
export const BANKID_CONNECT_MINUTES = 15

/** Minutes that the link in the letter that connects a BankID to an account is valid. */
export const BANKID_LETTER_MINUTES = 60
