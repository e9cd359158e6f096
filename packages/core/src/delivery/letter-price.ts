/** Price of a letter in kronor, the cheapest delivery below the limit of free delivery. */
export const LETTER_PRICE_KRONOR = 29
