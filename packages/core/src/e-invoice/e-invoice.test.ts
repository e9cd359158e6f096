import { describe, expect, it } from 'vitest'
import { answerDeliveryBy, deliveryStates, deliveryStep, isRecipientActive, recipientStates } from './index.js'

describe('an e-invoice [INV-003]', () => {
  it('goes only to a recipient that the bank has taken', () => {
    expect(recipientStates.states.filter(isRecipientActive)).toEqual(['active'])
    expect(recipientStates.open).toEqual(['waiting', 'active'])
    expect(recipientStates.can('refused', 'accept')).toBe(false)
  })

  it('is sent once, and refused before or after', () => {
    expect(deliveryStates.from('send')).toEqual(['waiting'])
    expect(deliveryStates.from('refuse')).toEqual(['waiting', 'sent'])
    expect(deliveryStates.from('deliver')).toEqual(['sent'])
  })

  it.each([
    ['as it was issued', { status: 'notPaid', amount: 500, left: 500 }, true, { action: 'send' }],
    [
      'after its recipient has ended',
      { status: 'notPaid', amount: 500, left: 500 },
      false,
      { action: 'refuse', refusal: 'recipient-ended' },
    ],
    [
      'after a credit note',
      { status: 'notPaid', amount: 500, left: 400 },
      true,
      { action: 'refuse', refusal: 'changed' },
    ],
    ['after it was paid', { status: 'paid', amount: 500, left: 0 }, true, { action: 'drop' }],
    ['while it is being paid', { status: 'paymentInProgress', amount: 500, left: 500 }, true, { action: 'drop' }],
  ] as const)('%s: %j', (_, invoice, isThere, step) => {
    expect(deliveryStep(invoice, isThere)).toEqual(step)
  })

  it('is answered within three working days', () => {
    expect(answerDeliveryBy('2026-11-27')).toBe('2026-12-02')
  })
})
