import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as validationMessages from '../messages/generated/validation.js'
import { formatOre, kronor, wholeOre } from '../money/index.js'
import {
  isLinkExpired,
  isLinkOpen,
  isLinkPaid,
  parsePaymentLinkAmount,
  parsePaymentLinkPurpose,
  PAYMENT_LINK_STATES,
  paymentLinkExpiry,
  paymentLinkStates,
} from './index.js'
import { PAYMENT_LINK_AMOUNT } from './link.js'

describe('what is asked for by a link', () => {
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
    const parsed = parsePaymentLinkAmount(text)
    expect(parsed.ok ? parsed.value : null).toBe(amount)
    if (!parsed.ok)
      expect(parsed.error.params).toEqual({ min: formatOre(wholeOre(100)), max: formatOre(wholeOre(5_000_000)) })
  })

  it('reads every amount within the limits as it was written', () => {
    const { min, max } = PAYMENT_LINK_AMOUNT
    fc.assert(
      fc.property(fc.integer({ min, max }).map(wholeOre), (amount) => {
        expect(parsePaymentLinkAmount(String(kronor(amount)))).toEqual({ ok: true, value: amount })
      }),
    )
  })

  it('has its purpose on one line', () => {
    expect(parsePaymentLinkPurpose('  Glasögon,\n order i butik ')).toEqual({
      ok: true,
      value: 'Glasögon, order i butik',
    })
    for (const text of ['', 'ab', 'x'.repeat(101), 'a\u0000bc']) {
      expect(parsePaymentLinkPurpose(text)).toMatchObject({
        ok: false,
        error: { message: validationMessages.paymentLinkPurpose },
      })
    }
  })
})

describe('life of a payment link', () => {
  it('goes from sent to paid or expired, and no further', () => {
    expect(PAYMENT_LINK_STATES.filter(isLinkOpen)).toEqual(['sent'])
    expect(PAYMENT_LINK_STATES.filter(isLinkPaid)).toEqual(['paid'])
    expect(PAYMENT_LINK_STATES.filter(isLinkExpired)).toEqual(['expired'])
    expect(paymentLinkStates.table).toEqual({ sent: { pay: 'paid', expire: 'expired' }, paid: {}, expired: {} })
  })

  it('is 72 hours, also over a change of the clock', () => {
    expect(paymentLinkExpiry(new Date('2027-03-27T12:00:00Z')).toISOString()).toBe('2027-03-30T12:00:00.000Z')
  })
})
