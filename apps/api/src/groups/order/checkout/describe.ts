import type { CheckoutState, DeliveryOption, PaymentOption } from '@klarsikt/contract/shop/types'
import { awaitsCustomer, nextStep, TERMS_VERSION } from '@klarsikt/core/checkout'
import { DELIVERY_SERVICES, type DeliveryQuote, estimateText, hasParcel, isTracked } from '@klarsikt/core/delivery'
import * as deliveryMessages from '@klarsikt/core/messages/delivery'
import { kronor } from '@klarsikt/core/money'
import { PaymentMethod } from '@klarsikt/core/payment'
import { SHOP } from '@klarsikt/shop-config'
import type { Submission } from '../../money/index.js'
import { describeTotals } from '../order/describe-totals.js'
import { deliveryName, estimateOf, paymentName } from '../order/texts.js'
import type { Assembled } from './assemble.js'

/** Describes the checkout. The next step is decided here, so that none can be skipped. */
export function describeCheckout(
  checkout: Assembled,
  {
    open,
    account,
    savedPayments,
    savedGiftCards,
  }: Pick<CheckoutState, 'account' | 'savedPayments' | 'savedGiftCards'> & {
    readonly open: Pick<Submission, 'id' | 'state'> | null
  },
): CheckoutState {
  const { cart, draft, delivery, totals } = checkout
  return {
    cart: cart.describe(checkout.giftCards),
    customer: draft.customer,
    account,
    deliveryOptions: checkout.quotes.map((quote) => deliveryOption(quote, checkout)),
    delivery: delivery ? { method: delivery.quote.method, storeId: delivery.storeId } : null,
    paymentOptions: paymentOptions(checkout),
    paymentMethod: checkout.paymentMethod,
    savedPayments,
    savedGiftCards,
    totals: describeTotals(totals),
    step: nextStep(checkout.progress),
    madeToOrder: checkout.madeToOrder,
    termsVersion: TERMS_VERSION,
    pendingPaymentId: open?.id ?? null,
    pendingPaymentResumable: open !== null && awaitsCustomer(open.state),
  }
}

const NEED_NOTES = {
  nothing: null,
  store: deliveryMessages.needStore(),
  'service-point': deliveryMessages.needServicePoint(),
  'time-slot': deliveryMessages.needTimeSlot(),
} as const

function noteOf(method: DeliveryQuote['method']): string | null {
  if (!hasParcel(method)) return deliveryMessages.emailNote()
  const { needs } = DELIVERY_SERVICES[method]
  return needs === 'nothing' && !isTracked(method) ? deliveryMessages.untracked() : NEED_NOTES[needs]
}

function deliveryOption(quote: DeliveryQuote, { awaitsPrescription }: Assembled): DeliveryOption {
  const { needs } = DELIVERY_SERVICES[quote.method]
  const expected = { deliveryMethod: quote.method, etaFrom: quote.eta.from, etaTo: quote.eta.to }
  return {
    id: quote.method,
    name: deliveryName(quote),
    carrier: quote.carrier ?? SHOP.brand.name,
    price: kronor(quote.price),
    etaFrom: quote.eta.from,
    etaTo: quote.eta.to,
    etaText: estimateText(estimateOf(expected, awaitsPrescription)),
    needsStore: needs === 'store',
    preset: quote.preset,
    note: noteOf(quote.method),
  }
}

/** The offered payment methods. Gift cards must cover everything, and credit is never preselected. */
function paymentOptions({ totals, paymentMethods }: Assembled): PaymentOption[] {
  const covered = totals.total > 0 && totals.toPay === 0
  const methods = paymentMethods.filter(({ method }) => (method === PaymentMethod.GiftCard) === covered)
  return methods.map(({ method, description, credit }, index) => ({
    method,
    name: paymentName(method),
    description,
    credit,
    preset: index === 0 && !credit,
  }))
}
