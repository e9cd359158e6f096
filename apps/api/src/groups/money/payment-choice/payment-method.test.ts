import { describe, expect, it } from 'vitest'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { callInSession } from '../../../testing/call-in-session.js'
import { useSavedCards } from './testing/saved-cards.js'

const t = useSavedCards()

describe('payment types of an account', () => {
  it('are four, of which only those can be chosen that are kept [INV-003]', async () => {
    expect(await t.method()).toEqual({
      choice: null,
      types: [
        { type: 'invoice', name: 'Faktura', bar: null },
        { type: 'card', name: 'Kort', bar: 'no-card' },
        { type: 'automatic', name: 'Autogiro', bar: 'no-autogiro' },
        { type: 'e-invoice', name: 'E-faktura', bar: 'no-e-invoices' },
      ],
      saved: [],
      saving: 'possible',
      eInvoice: null,
    })
    for (const type of ['card', 'automatic', 'e-invoice']) {
      const { status, body } = await t.anna.send('setPaymentMethod', { type })
      expect([type, status, body.error.code]).toEqual([type, 409, 'payment-type.unavailable'])
    }
    expect((await t.anna.send('setPaymentMethod', { type: 'invoice' })).body.data.choice).toMatchObject({
      type: 'invoice',
    })
    await t.anna.send('setPaymentMethod', { type: 'invoice' })
    expect((await t.actions(t.id)).filter((action) => action === 'payment-type.chosen')).toHaveLength(1)
  })

  it('are a saved card of the customer’s own, and nothing once that is removed', async () => {
    const card = await t.savedCard()
    const chosen = await t.anna.send('setPaymentMethod', { type: 'card', savedPaymentId: card.id })
    expect(chosen.body.data.choice).toEqual({ type: 'card', savedPaymentId: card.id })
    await addTestCustomer(t.shop.deps.database, t.shop.encryption, `other-${t.id}`)
    const other = await callInSession(t.shop, `other-${t.id}`, { customerId: `other-${t.id}` })
    for (const [name, body] of [
      ['setPaymentMethod', { type: 'card', savedPaymentId: card.id }],
      ['removeSavedPayment', { id: card.id }],
    ] as const)
      expect((await other.send(name, body)).body.error).toMatchObject({ code: 'saved-payment.not-found' })
    expect((await other.get('/api/finance/paymentMethod')).body.data.saved).toEqual([])
    const removed = await t.anna.send('removeSavedPayment', { id: card.id })
    expect(removed.body.data).toMatchObject({ choice: null, saved: [] })
    const again = await t.anna.send('setPaymentMethod', { type: 'card', savedPaymentId: card.id })
    expect([again.status, again.body.error.code]).toEqual([404, 'saved-payment.not-found'])
  })
})
