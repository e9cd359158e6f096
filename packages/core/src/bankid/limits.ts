/** The server asks for the state of an order at most this often, however often a page asks, seconds. */
export const BANKID_COLLECT_SECONDS = 2

/** An order whose code nobody read in time is replaced by a new one so long after the first, minutes. */
export const BANKID_RENEWAL_MINUTES = 3

/** Who proved a personal number that no customer has may name an e-mail address so long afterwards, minutes. */
export const BANKID_CONNECT_MINUTES = 15

/** The letter that joins a BankID to an address is good so long, minutes. */
export const BANKID_LETTER_MINUTES = 60
