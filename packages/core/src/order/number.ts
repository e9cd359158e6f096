/** Digits of an order number. It is random, so that it reveals nothing about other orders. */
export const ORDER_NUMBER_LENGTH = 8

/** Tells whether a text has the form of an order number. */
export function isOrderNumber(text: string): boolean {
  return /^[1-9]\d{7}$/.test(text)
}

/**
 * Makes an order number from a random whole number (32 secure bits). Retry if it is taken. Throws for other numbers.
 */
export function orderNumber(random: number): string {
  if (!Number.isSafeInteger(random) || random < 0) throw new RangeError(`Not a random whole number: ${random}`)
  return String(10_000_000 + (random % 90_000_000))
}
