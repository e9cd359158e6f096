import * as letterMessages from '@klarsikt/core/messages/letter'
import * as orderMessages from '@klarsikt/core/messages/order'
import { encodedHref } from '@klarsikt/core/paths'
import { button, type LetterBlock, paragraph } from './letter-blocks.js'

/** Whose order a letter is about; `isGuest` is missing in letters from before. */
export type OrderOfLetter = { readonly orderNumber: string; readonly isGuest?: boolean }

/**
 * The way from a letter to its order. Who bought without an account has no page of orders: an account with the same address
 * gets the order.
 */
export function orderPage({ orderNumber, isGuest = false }: OrderOfLetter, shopUrl: string): LetterBlock[] {
  if (!isGuest)
    return [button(shopUrl + encodedHref('account-order', { orderId: orderNumber }), orderMessages.refundMailOpen())]
  return [
    paragraph(letterMessages.guestOrder()),
    button(shopUrl + encodedHref('auth-register'), letterMessages.guestRegister()),
  ]
}
