import { ORDER_NUMBER_LENGTH, isOrderNumber } from '../order/number.js'

/** Returns the number of a return: its order's number and its place among the order's returns, such as `12345678-1`. */
export function returnNumber(orderNumber: string, place: number): string {
  return `${orderNumber}-${place}`
}

/** Tells whether a text has the form of the number of a return. */
export function isReturnNumber(text: string): boolean {
  return isOrderNumber(text.slice(0, ORDER_NUMBER_LENGTH)) && /^-[1-9]\d{0,2}$/.test(text.slice(ORDER_NUMBER_LENGTH))
}
