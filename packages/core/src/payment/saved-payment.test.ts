import { describe, expect, it } from 'vitest'
import {
  barToPaymentType,
  hasMeansExpired,
  isChargeable,
  isSameMeans,
  isSaving,
  maskedMeans,
  PAYMENT_TYPES,
  savedPaymentStates,
} from './index.js'

describe('payment types of an account [INV-003]', () => {
  const none = {
    hasCard: false,
    hasAutogiro: false,
    hasMandate: false,
    hasEInvoices: false,
    hasPersonalNumber: false,
  }
  it.each([
    [{ hasCard: true, hasAutogiro: true }, [null, null, 'no-mandate', 'no-e-invoices']],
    [{ hasEInvoices: true }, [null, 'no-card', 'no-autogiro', 'no-personal-number']],
    [{ hasPersonalNumber: true }, [null, 'no-card', 'no-autogiro', 'no-e-invoices']],
    [
      { hasAutogiro: true, hasMandate: true, hasEInvoices: true, hasPersonalNumber: true },
      [null, 'no-card', null, null],
    ],
  ])('are offered only where they can be kept: %j', (means, bars) => {
    expect(PAYMENT_TYPES.map((type) => barToPaymentType(type, { ...none, ...means }))).toEqual(bars)
  })
})

describe('a saved means of payment', () => {
  it('can be charged to the end of its last month in Stockholm', () => {
    expect(hasMeansExpired('2026-11', new Date('2026-11-30T22:59:00Z'))).toBe(false)
    expect(hasMeansExpired('2026-11', new Date('2026-11-30T23:00:00Z'))).toBe(true)
    expect(hasMeansExpired(null, new Date())).toBe(false)
  })

  it('can be charged only while it is active', () => {
    const now = new Date('2026-11-02T10:00:00Z')
    const chargeable = savedPaymentStates.states.filter((state) => isChargeable({ state, expires: '2029-11' }, now))
    expect(chargeable).toEqual(['active'])
    expect(isChargeable({ state: 'active', expires: '2026-10' }, now)).toBe(false)
    expect(savedPaymentStates.states.filter(isSaving)).toEqual(['saving'])
  })

  it.each([
    [{}, true],
    [{ brand: 'MASTERCARD' }, false],
    [{ lastDigits: '5454' }, false],
    [{ expires: '2030-01' }, false],
  ])('is the same card as one that differs by %j: %j', (differs, isSame) => {
    const card = { brand: 'VISA', lastDigits: '4242', expires: '2029-11' }
    expect(isSameMeans(card, { ...card, ...differs })).toBe(isSame)
  })

  it('of which too little is known is never the same', () => {
    const unknown = { brand: null, lastDigits: null, expires: null }
    expect(isSameMeans(unknown, unknown)).toBe(false)
  })

  it.each([
    ['VISA', '4242', 'VISA •••• 4242'],
    [null, '4242', '•••• 4242'],
    ['VISA', null, 'VISA'],
    [null, null, null],
  ])('of %j and %j is shown as %j', (brand, lastDigits, shown) => {
    expect(maskedMeans({ brand, lastDigits })).toBe(shown)
  })
})
