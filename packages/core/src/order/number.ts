/** Digits of an order number; a random one, so that it reveals nothing about other orders. */
export const ORDER_NUMBER_LENGTH = 8

/** Is the text shaped like an order number? */
export function isOrderNumber(text: string): boolean {
  return /^[1-9]\d{7}$/.test(text)
}

/** An order number from a random whole number (32 bits from a secure source); the caller asks again when it is taken. */
export function orderNumber(random: number): string {
  if (!Number.isSafeInteger(random) || random < 0) throw new RangeError(`Not a random whole number: ${random}`)
  return String(10_000_000 + (random % 90_000_000))
}
