import { SHIPPING_VAT_RATE } from '@klarsikt/core/cart'
import { maskGiftCardNumber } from '@klarsikt/core/gift-card'
import { negate, ZERO } from '@klarsikt/core/money'
import type { PaymentLine, PaymentRequest } from '../../providers/payment/port.js'
import type { OrderSnapshot, RequestSnapshot, Snapshot } from '../order/snapshot.js'

/** What the provider is told. The lines sum to the amount. */
export function paymentRequest(paymentId: string, orderNumber: string, snapshot: Snapshot): PaymentRequest {
  const what = snapshot.kind === 'request' ? moneyForStore(snapshot) : purchase(snapshot)
  return { paymentId, orderNumber, ...what }
}

type What = Omit<PaymentRequest, 'paymentId' | 'orderNumber'>

/**
 * One line that says what the money is for. Without VAT: the sale and its tax are booked by the store's own register, and
 * a second party that reported the tax would report it twice. The link only moves money.
 */
function moneyForStore({ requestId, purpose, toPay, customer, returnPath }: RequestSnapshot): What {
  const line: PaymentLine = {
    kind: 'goods',
    reference: `request-${requestId}`,
    name: purpose,
    quantity: 1,
    unitPrice: toPay,
    vatRate: 0,
    total: toPay,
  }
  return { amount: toPay, lines: [line], customer, returnPath }
}

/** Goods, freight, less what gift cards pay. */
function purchase(snapshot: OrderSnapshot): What {
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
