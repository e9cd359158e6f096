import { describe, expect, it } from 'vitest'
import {
  PAYMENT_STATES,
  PAYMENT_TYPES,
  PaymentMethod,
  hasFailed,
  isCancelled,
  isPaymentMethod,
  paymentIcons,
} from './index.js'
import { paymentProviders } from './methods.js'

describe('enumerations', () => {
  it('has three methods at the checkout [ENUM-007]', () => {
    expect(PaymentMethod).toEqual({ Klarna: 60, KlarnaInStore: 65, GiftCard: 900 })
    expect([60, 65, 900, 61].map(isPaymentMethod)).toEqual([true, true, true, false])
  })

  it('has six providers, the first of them the shop [ENUM-009]', () => {
    expect(paymentProviders('Brand')).toEqual(['Brand', 'Svea', 'PayexDK', 'ProfilOptik', 'ExpressBank', 'Payex2'])
  })

  it('has four types for subscriptions and invoices [ENUM-010]', () => {
    expect(PAYMENT_TYPES).toEqual(['invoice', 'card', 'automatic', 'e-invoice'])
  })

  it('lists the states of its life cycle', () => {
    expect(PAYMENT_STATES).toEqual(['created', 'pending', 'paid', 'failed', 'cancelled'])
    expect(PAYMENT_STATES.filter(hasFailed)).toEqual(['failed'])
    expect(PAYMENT_STATES.filter(isCancelled)).toEqual(['cancelled'])
  })
})

describe('payment logos in the footer', () => {
  it('are four in Sweden [CHROME-017]', () => {
    expect(paymentIcons('sv')).toEqual(['Klarna', 'Visa', 'Mastercard', 'American Express'])
  })

  it.each(['nb', 'da'])('leave out American Express in %s [CHROME-018]', (locale) => {
    expect(paymentIcons(locale)).toEqual(['Klarna', 'Visa', 'Mastercard'])
  })
})
