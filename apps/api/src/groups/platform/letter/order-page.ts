import * as letterMessages from '@klarsikt/core/messages/letter'
import * as orderMessages from '@klarsikt/core/messages/order'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { button, type LetterBlock, paragraph } from './letter-blocks.js'

/** The order that a letter is about; `isGuest` is missing in older letters. */
export type OrderOfLetter = { readonly orderNumber: string; readonly isGuest?: boolean }

/**
 * The link from a letter to its order. A guest has no page of orders, so the letter offers to open an account, which
 * then gets the order.
 */
export function orderPage({ orderNumber, isGuest = false }: OrderOfLetter, shopUrl: string): LetterBlock[] {
  if (!isGuest)
    return [button(shopUrl + encodedHref('account-order', { orderId: orderNumber }), orderMessages.refundMailOpen())]
  return [
    paragraph(letterMessages.guestOrder()),
    button(shopUrl + encodedHref('auth-register'), letterMessages.guestRegister()),
  ]
}
