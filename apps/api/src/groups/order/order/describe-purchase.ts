import { maskGiftCardNumber } from '@klarsikt/core/gift-card'
import { DELIVERY_INTERVALS } from '@klarsikt/core/lens-subscription'
import * as subscriptionMessages from '@klarsikt/core/messages/subscription'
import { ZERO } from '@klarsikt/core/money'
import type { Payable } from '../../../payment-subject.js'
import { freightLines, giftCardLine, goodsLine } from './payment-lines.js'
import type { OrderSnapshot } from './snapshot.js'

type Line = OrderSnapshot['lines'][number]

/** Describes a line for the payment provider, with its subscription, which the provider charges again. */
function purchaseLine(line: Line) {
  const { subscriptionInterval: interval } = line
  const subscription = { name: subscriptionMessages.lensPurpose(), months: interval ? DELIVERY_INTERVALS[interval] : 1 }
  return { ...goodsLine(line), ...(interval && { subscription }) }
}

/** Whether a line of the purchase is a subscription. */
export function isSubscribing({ lines }: { readonly lines: readonly Pick<Line, 'subscriptionInterval'>[] }): boolean {
  return lines.some(({ subscriptionInterval }) => subscriptionInterval !== null)
}

/** Whether the means of payment must be saved: there is a subscription and no saved means of payment was chosen. */
export function savesMeans(purchase: Pick<OrderSnapshot, 'lines' | 'savedPaymentId'>): boolean {
  return isSubscribing(purchase) && purchase.savedPaymentId === undefined
}

/** Describes a purchase for the payment provider: goods and freight, less what gift cards pay. */
export function describePurchase(snapshot: OrderSnapshot): Payable {
  const { lines, shipping, delivery, giftCards, toPay, buyer } = snapshot
  const { method, name } = delivery
  const cards = giftCards.map(({ last4, amount }) =>
    giftCardLine(amount, { reference: `gift-card-${last4}`, name: `Presentkort ${maskGiftCardNumber(last4)}` }),
  )
  return {
    amount: toPay > 0 ? toPay : ZERO,
    lines: [...lines.map(purchaseLine), ...freightLines({ method, name, amount: shipping }), ...cards],
    customer: buyer,
    ...(savesMeans(snapshot) && { savesPayment: true }),
  }
}
