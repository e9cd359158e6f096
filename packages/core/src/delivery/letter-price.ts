/** Price of the letter, the least that freight costs below the limit of free delivery, kronor. */
export const LETTER_PRICE_KRONOR = 29
