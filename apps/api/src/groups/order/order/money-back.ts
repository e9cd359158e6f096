import * as orderMessages from '@klarsikt/core/messages/order'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import { isPaymentMethod } from '@klarsikt/core/payment'
import type { Tender } from '../../money/index.js'
import { paymentName } from './texts.js'

/** Money in öre that goes back to a means of payment, for letters. */
export type MoneyBack = { readonly name: string; readonly amount: number; readonly isGiftCard: boolean }

type PaidWith = Pick<Tender, 'method' | 'giftCardId'>

/** Describes money that goes back to a tender. */
export function moneyBack({ method, giftCardId }: PaidWith, amount: number): MoneyBack {
  const name = isPaymentMethod(method) ? paymentName(method) : String(method)
  return { name, amount, isGiftCard: giftCardId !== null }
}

const amountOf = ({ amount }: MoneyBack): string => formatOre(wholeOre(amount))

/** One text row for each means of payment, with the amount. */
export function moneyBackTexts(back: readonly MoneyBack[]): string[] {
  return back.map((one) => orderMessages.refundMailTo({ means: one.name, amount: amountOf(one) }))
}

/** Says where the money of unsent goods goes: a reservation is released, a gift card gets its amount back. */
export function releasedTexts(back: readonly MoneyBack[]): string[] {
  return back.map((one) =>
    one.isGiftCard
      ? orderMessages.cancelledMailCard({ amount: amountOf(one) })
      : orderMessages.cancelledMailReserved({ means: one.name, amount: amountOf(one) }),
  )
}
