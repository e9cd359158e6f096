import { vatPortion } from '@klarsikt/core/money'
import type { PaymentLine, PaymentRequest } from '../port.js'

const TYPES = { goods: 'physical', shipping: 'shipping_fee', 'gift-card': 'gift_card' } as const

/** Longest name Klarna takes. */
const NAME_LENGTH = 255

function orderLine(line: PaymentLine): Record<string, unknown> {
  return {
    type: TYPES[line.kind],
    reference: line.reference.slice(0, 64),
    name: line.name.slice(0, NAME_LENGTH),
    quantity: line.quantity,
    unit_price: line.unitPrice,
    // Hundredths of a per cent.
    tax_rate: line.vatRate * 100,
    total_amount: line.total,
    total_tax_amount: vatPortion(line.total, line.vatRate),
    total_discount_amount: line.quantity * line.unitPrice - line.total,
  }
}

/** The purchase as both the session and the order want it; amounts in öre including VAT. */
export function purchaseBody(request: PaymentRequest): Record<string, unknown> {
  const { customer } = request
  const address = {
    given_name: customer.firstName,
    family_name: customer.lastName,
    email: customer.email,
    phone: customer.mobile,
    street_address: customer.street,
    postal_code: customer.postalCode,
    city: customer.city,
    country: 'SE',
  }
  return {
    purchase_country: 'SE',
    purchase_currency: 'SEK',
    locale: 'sv-SE',
    intent: 'buy',
    order_amount: request.amount,
    order_tax_amount: request.lines.reduce((sum, line) => sum + vatPortion(line.total, line.vatRate), 0),
    order_lines: request.lines.map(orderLine),
    merchant_reference1: request.orderNumber,
    merchant_reference2: request.paymentId,
    billing_address: address,
    shipping_address: address,
  }
}
