import { vatPortion } from '@klarsikt/core/money'
import type { PaymentCustomer, PaymentLine, PaymentPart, ProviderOrder } from '../port.js'

const TYPES = { goods: 'physical', shipping: 'shipping_fee', 'gift-card': 'gift_card' } as const

/** Longest name that Klarna accepts, in characters. */
const NAME_LENGTH = 255

function orderLine(line: PaymentLine): Record<string, unknown> {
  return {
    type: TYPES[line.kind],
    reference: line.reference.slice(0, 64),
    name: line.name.slice(0, NAME_LENGTH),
    quantity: line.quantity,
    unit_price: line.unitPrice,
    // In hundredths of a per cent.
    tax_rate: line.vatRate * 100,
    total_amount: line.total,
    total_tax_amount: vatPortion(line.total, line.vatRate),
    total_discount_amount: line.quantity * line.unitPrice - line.total,
    ...(line.subscription && { subscription: subscriptionBody(line.subscription) }),
  }
}

function subscriptionBody({ name, months }: NonNullable<PaymentLine['subscription']>): Record<string, unknown> {
  return { name: name.slice(0, NAME_LENGTH), interval: 'MONTH', interval_count: months }
}

function addressBody(customer: PaymentCustomer): Record<string, unknown> {
  return {
    given_name: customer.firstName,
    family_name: customer.lastName,
    email: customer.email,
    phone: customer.mobile,
    street_address: customer.street,
    postal_code: customer.postalCode,
    city: customer.city,
    country: 'SE',
  }
}

/** The purchase in the shape that all orders share; amounts in öre including VAT. */
function orderBody(request: ProviderOrder): Record<string, unknown> {
  return {
    purchase_currency: 'SEK',
    locale: 'sv-SE',
    order_amount: request.amount,
    order_tax_amount: request.lines.reduce((sum, line) => sum + vatPortion(line.total, line.vatRate), 0),
    order_lines: request.lines.map(orderLine),
    merchant_reference1: request.orderNumber,
    merchant_reference2: request.paymentId,
    shipping_address: addressBody(request.customer),
  }
}

/** With an amount of zero, the customer buys nothing and only saves a means of payment. */
function intentOf({ savesPayment, amount }: ProviderOrder): string {
  if (!savesPayment) return 'buy'
  return amount === 0 ? 'tokenize' : 'buy_and_tokenize'
}

/** The purchase for a session or an order with the customer present. */
export function purchaseBody(request: ProviderOrder): Record<string, unknown> {
  return {
    purchase_country: 'SE',
    intent: intentOf(request),
    ...orderBody(request),
    billing_address: addressBody(request.customer),
  }
}

/** The purchase for an order by a saved token, which knows the payer. It is captured when the goods are sent. */
export function renewalBody(request: ProviderOrder): Record<string, unknown> {
  return { ...orderBody(request), auto_capture: false }
}

/** The body of a capture. Its reference is the beginning of the key; its lines are those of the parcel. */
export function captureBody({ amount, lines }: PaymentPart, key: string): Record<string, unknown> {
  return {
    captured_amount: amount,
    reference: key.slice(0, 8),
    ...(lines.length > 0 && { order_lines: lines.map(orderLine) }),
  }
}

/** The new authorized amount with all lines that remain: Klarna deletes the lines that are left out. */
export function authorizationBody({ amount, lines }: PaymentPart): Record<string, unknown> {
  return { order_amount: amount, order_lines: lines.map(orderLine) }
}

/** The body that saves a means of payment, described by the names of its subscriptions. */
export function customerTokenBody(request: ProviderOrder): Record<string, unknown> {
  const names = new Set(request.lines.flatMap(({ subscription }) => subscription?.name ?? []))
  return {
    purchase_country: 'SE',
    purchase_currency: 'SEK',
    locale: 'sv-SE',
    intended_use: 'SUBSCRIPTION',
    description: ([...names].join(', ') || request.orderNumber).slice(0, NAME_LENGTH),
    billing_address: addressBody(request.customer),
  }
}
