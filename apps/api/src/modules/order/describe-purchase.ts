import { maskGiftCardNumber } from '@klarsikt/core/gift-card'
import { ZERO } from '@klarsikt/core/money'
import type { Payable } from '../../payment-subject.js'
import { freightLines, giftCardLine, goodsLine } from './payment-lines.js'
import type { OrderSnapshot } from './snapshot.js'

/** Goods, freight, less what gift cards pay. */
export function describePurchase({ lines, shipping, delivery, giftCards, toPay, buyer }: OrderSnapshot): Payable {
  const { method, name } = delivery
  const cards = giftCards.map(({ last4, amount }) =>
    giftCardLine(amount, { reference: `gift-card-${last4}`, name: `Presentkort ${maskGiftCardNumber(last4)}` }),
  )
  return {
    amount: toPay > 0 ? toPay : ZERO,
    lines: [...lines.map(goodsLine), ...freightLines({ method, name, amount: shipping }), ...cards],
    customer: buyer,
  }
}
