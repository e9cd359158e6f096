import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatOre, kronor, wholeOre } from '../money/index.js'
import {
  parsePaymentRequestAmount,
  parsePaymentRequestPurpose,
  PAYMENT_REQUEST_AMOUNT,
  PAYMENT_REQUEST_STATES,
  paymentRequestExpiry,
  paymentRequestStates,
} from './index.js'

describe('what is asked for by a link (decisions L3)', () => {
  it.each([
    ['1495', 149_500],
    ['1 495', 149_500],
    ['1\u00A0495,5', 149_550],
    ['0.01', null],
    ['0', null],
    ['0,99', null],
    ['1', 100],
    ['50000', 5_000_000],
    ['50000,01', null],
    ['-5', null],
    ['1e3', null],
    ['1495 kr', null],
    ['', null],
  ])('%j is %j öre', (text, amount) => {
    const parsed = parsePaymentRequestAmount(text)
    expect(parsed.ok ? parsed.value : null).toBe(amount)
    if (!parsed.ok)
      expect(parsed.error.params).toEqual({ min: formatOre(wholeOre(100)), max: formatOre(wholeOre(5_000_000)) })
  })

  it('reads every amount within the limits as it was written', () => {
    const { min, max } = PAYMENT_REQUEST_AMOUNT
    fc.assert(
      fc.property(fc.integer({ min, max }).map(wholeOre), (amount) => {
        expect(parsePaymentRequestAmount(String(kronor(amount)))).toEqual({ ok: true, value: amount })
      }),
    )
  })

  it('says what it is for on one line', () => {
    expect(parsePaymentRequestPurpose('  Glasögon,\n order i butik ')).toEqual({
      ok: true,
      value: 'Glasögon, order i butik',
    })
    for (const text of ['', 'ab', 'x'.repeat(101), 'a\u0000bc']) {
      expect(parsePaymentRequestPurpose(text)).toMatchObject({
        ok: false,
        error: { key: 'validation.paymentRequest.purpose' },
      })
    }
  })
})

describe('life of a payment request (decisions R7)', () => {
  it('goes from sent to paid or expired, and no further', () => {
    expect(PAYMENT_REQUEST_STATES).toEqual(paymentRequestStates.states)
    expect(paymentRequestStates.table).toEqual({ sent: { pay: 'paid', expire: 'expired' }, paid: {}, expired: {} })
  })

  it('is 72 hours, also over a change of the clock', () => {
    expect(paymentRequestExpiry(new Date('2027-03-27T12:00:00Z')).toISOString()).toBe('2027-03-30T12:00:00.000Z')
  })
})
