import type { CheckoutState, CheckoutTotals, DeliveryOption, PaymentOption } from '@klarsikt/contract/shop/types'
import type { CartTotals } from '@klarsikt/core/cart'
import { awaitsCustomer, nextStep } from '@klarsikt/core/checkout'
import { DELIVERY_SERVICES, type DeliveryQuote, isTracked } from '@klarsikt/core/delivery'
import { kronor, wholeOre } from '@klarsikt/core/money'
import { offeredPaymentMethods, PaymentMethod } from '@klarsikt/core/payment'
import type { Assembled } from './assemble.js'
import type { Submission } from './submissions.js'
import { TERMS_VERSION } from './terms.js'
import { deliveryName, etaText, paymentName } from './texts.js'

/** Everything the checkout shows; which step is next is said here, so that none can be skipped. */
export function describeCheckout(
  checkout: Assembled,
  context: { readonly store: boolean; readonly open: Pick<Submission, 'id' | 'state'> | null },
): CheckoutState {
  const { cart, draft, delivery, totals } = checkout
  return {
    cart: cart.describe(checkout.giftCards),
    customer: draft.customer,
    deliveryOptions: checkout.quotes.map(deliveryOption),
    delivery: delivery ? { method: delivery.quote.method, storeId: delivery.storeId } : null,
    paymentOptions: paymentOptions(checkout, context.store),
    paymentMethod: draft.paymentMethod,
    totals: describeTotals(totals),
    step: nextStep(checkout.progress),
    madeToOrder: checkout.madeToOrder,
    termsVersion: TERMS_VERSION,
    pendingPaymentId: context.open?.id ?? null,
    pendingPaymentResumable: context.open !== null && awaitsCustomer(context.open.state),
  }
}

const NEED_NOTES = {
  nothing: null,
  store: 'Välj vilken butik du vill hämta i.',
  'service-point': 'Närmaste ombud väljs utifrån din adress.',
  'time-slot': 'Du får ett sms för att välja tid.',
} as const

function deliveryOption(quote: DeliveryQuote): DeliveryOption {
  const { needs } = DELIVERY_SERVICES[quote.method]
  return {
    id: quote.method,
    name: deliveryName(quote),
    carrier: quote.carrier,
    price: kronor(quote.price),
    etaFrom: quote.eta.from,
    etaTo: quote.eta.to,
    etaText: etaText(quote.eta.from, quote.eta.to),
    needsStore: needs === 'store',
    preset: quote.preset,
    note: needs === 'nothing' && !isTracked(quote.method) ? 'Kommer i brevlådan, utan spårning.' : NEED_NOTES[needs],
  }
}

const PAYMENT_TEXTS: Record<PaymentMethod, string> = {
  60: 'Betala direkt, senare eller dela upp. Du väljer hos Klarna.',
  65: 'Kunden betalar med Klarna i butiken.',
  900: 'Presentkort betalar hela köpet.',
}

/** A gift card alone is a way to pay only when nothing is left; no credit is ever chosen beforehand. */
function paymentOptions({ totals }: Assembled, store: boolean): PaymentOption[] {
  const covered = totals.total > 0 && totals.toPay === 0
  const methods = offeredPaymentMethods({ store }).filter((method) => (method === PaymentMethod.GiftCard) === covered)
  return methods.map((method, index) => ({
    method,
    name: paymentName(method),
    description: PAYMENT_TEXTS[method],
    credit: false,
    preset: index === 0,
  }))
}

type Sums = Pick<CartTotals, 'items' | 'discount' | 'shipping' | 'total' | 'toPay'> & {
  readonly vat: readonly { readonly rate: number; readonly vat: number }[]
}

/** The sums in kronor; gift cards are what pays the difference between total and rest. */
export function describeTotals(totals: Sums): CheckoutTotals {
  return {
    items: kronor(totals.items),
    discount: kronor(totals.discount),
    shipping: kronor(totals.shipping),
    total: kronor(totals.total),
    giftCards: kronor(wholeOre(totals.total - totals.toPay)),
    toPay: kronor(totals.toPay),
    vat: totals.vat.map((row) => ({ rate: row.rate, amount: kronor(wholeOre(row.vat)) })),
    vatTotal: kronor(wholeOre(totals.vat.reduce((sum, row) => sum + row.vat, 0))),
  }
}
