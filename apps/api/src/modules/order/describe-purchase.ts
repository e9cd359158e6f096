import { SHIPPING_VAT_RATE } from '@klarsikt/core/cart'
import { maskGiftCardNumber } from '@klarsikt/core/gift-card'
import { negate, ZERO } from '@klarsikt/core/money'
import type { Payable } from '../../payment-subject.js'
import type { PaymentLine } from '../../providers/payment/port.js'
import type { OrderSnapshot } from './snapshot.js'

/** Goods, freight, less what gift cards pay. */
export function describePurchase(snapshot: OrderSnapshot): Payable {
  const goods = snapshot.lines.map((line): PaymentLine => ({
    kind: 'goods',
    reference: line.skuId,
    // Brand and model only: a prescription is nothing that a payment provider needs to know.
    name: `${line.brand} ${line.description}`.trim(),
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    vatRate: line.vatRate,
    total: line.total,
  }))
  const shipping: PaymentLine[] =
    snapshot.shipping > 0
      ? [
          {
            kind: 'shipping',
            reference: `delivery-${snapshot.delivery.method}`,
            name: snapshot.delivery.name,
            quantity: 1,
            unitPrice: snapshot.shipping,
            vatRate: SHIPPING_VAT_RATE,
            total: snapshot.shipping,
          },
        ]
      : []
  // A multi-purpose voucher is money: no VAT on its line.
  const cards = snapshot.giftCards.map((card): PaymentLine => ({
    kind: 'gift-card',
    reference: `gift-card-${card.last4}`,
    name: `Presentkort ${maskGiftCardNumber(card.last4)}`,
    quantity: 1,
    unitPrice: negate(card.amount),
    vatRate: 0,
    total: negate(card.amount),
  }))
  return {
    amount: snapshot.toPay > 0 ? snapshot.toPay : ZERO,
    lines: [...goods, ...shipping, ...cards],
    customer: snapshot.buyer,
  }
}
