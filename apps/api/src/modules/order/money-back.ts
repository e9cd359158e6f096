import * as orderMessages from '@klarsikt/core/messages/order'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import { isPaymentMethod } from '@klarsikt/core/payment'
import type { tender } from '../payment/tables.js'
import { paymentName } from './texts.js'

/** Money that goes back to one of the means an order was paid with, as letters tell it; öre. */
export type MoneyBack = { readonly name: string; readonly amount: number; readonly isGiftCard: boolean }

type PaidWith = Pick<typeof tender.$inferSelect, 'method' | 'giftCardId'>

/** So much of one means of payment. */
export function moneyBack({ method, giftCardId }: PaidWith, amount: number): MoneyBack {
  const name = isPaymentMethod(method) ? paymentName(method) : String(method)
  return { name, amount, isGiftCard: giftCardId !== null }
}

const amountOf = ({ amount }: MoneyBack): string => formatOre(wholeOre(amount))

/** A row for each means: where the money goes, and how much. */
export function moneyBackTexts(back: readonly MoneyBack[]): string[] {
  return back.map((one) => orderMessages.refundMailTo({ means: one.name, amount: amountOf(one) }))
}

/** What becomes of the money of an order that is not sent: a reservation is let go, a gift card has it again. */
export function releasedTexts(back: readonly MoneyBack[]): string[] {
  return back.map((one) =>
    one.isGiftCard
      ? orderMessages.cancelledMailCard({ amount: amountOf(one) })
      : orderMessages.cancelledMailReserved({ means: one.name, amount: amountOf(one) }),
  )
}
