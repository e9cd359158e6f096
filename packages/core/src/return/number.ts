import { ORDER_NUMBER_LENGTH, isOrderNumber } from '../order/number.js'

/** What a return is called: the number of its order, and its place among the returns of it, such as `12345678-1`. */
export function returnNumber(orderNumber: string, place: number): string {
  return `${orderNumber}-${place}`
}

/** Is the text shaped like the number of a return? */
export function isReturnNumber(text: string): boolean {
  return isOrderNumber(text.slice(0, ORDER_NUMBER_LENGTH)) && /^-[1-9]\d{0,2}$/.test(text.slice(ORDER_NUMBER_LENGTH))
}
