import { describe, expect, it } from 'vitest'
import { openLetter } from '../../../testing/open-letter.js'
import { revokeSavedPayments } from '../../money/payment/revoke-saved-payments.js'
import { sweepPayments } from '../../money/payment/sweep.js'
import { choose } from '../../order/checkout/testing/shop.js'
import { useSavedCards } from './testing/saved-cards.js'

const t = useSavedCards()

describe('removing a card', () => {
  const stateOf = async (token: string) => (await t.tokens()).find(({ token_id }) => token_id === token)?.status

  it('tells the provider until it has answered, and is the same twice', async () => {
    const card = await t.savedCard()
    await t.shop.control('POST', '/faults', { operation: 'tokens.update-status', kind: 'error' })
    const both = await Promise.all([1, 2].map(() => t.anna.send('removeSavedPayment', { id: card.id })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    await revokeSavedPayments(t.shop.deps)
    expect(await stateOf(card.token)).toBe('ACTIVE')
    t.shop.clock.advance(5_000)
    await revokeSavedPayments(t.shop.deps)
    expect(await stateOf(card.token)).toBe('CANCELLED')
    expect((await t.anna.send('removeSavedPayment', { id: card.id })).status).toBe(200)
    expect(await t.shop.rows('select state, token, brand from saved_payment where id = $1', card.id)).toEqual([
      { state: 'removed', token: null, brand: null },
    ])
    expect(await t.actions(card.id)).toEqual(['saved-payment.saved', 'saved-payment.removed', 'saved-payment.revoked'])
    const letters = await t.shop.rows<{ kind: string; letter: string }>(
      `select kind, letter from mail_outbox where kind = 'saved-payment-removed' and key = $1`,
      card.id,
    )
    expect(letters.map((row) => openLetter(t.shop.encryption, row))).toMatchObject([
      { to: `${t.id}@klarsikt.example`, text: expect.stringContaining('VISA •••• 4242') },
    ])
  })

  it('waits for a charge that is under way', async () => {
    const card = await t.savedCard()
    const one = await t.invoice()
    await t.shop.control('POST', '/faults', { operation: 'tokens.charge', kind: 'reset-after' })
    await one.charge(card.id)
    await t.anna.send('removeSavedPayment', { id: card.id })
    expect(await revokeSavedPayments(t.shop.deps)).toBe(0)
    t.shop.clock.advance(10_000)
    await sweepPayments(t.shop.deps)
    expect((await one.read()).status).toBe('paymentReserved')
    expect(await revokeSavedPayments(t.shop.deps)).toBe(1)
    expect(await stateOf(card.token)).toBe('CANCELLED')
  })

  it('at once with a charge, a choice and another removal leaves no card, and at most one charge', async () => {
    const card = await t.savedCard()
    const one = await t.invoice()
    const before = (await t.charges()).length
    await Promise.all([
      one.charge(card.id),
      t.anna.send('setPaymentMethod', { type: 'card', savedPaymentId: card.id }),
      t.anna.send('removeSavedPayment', { id: card.id }),
      t.anna.send('removeSavedPayment', { id: card.id }),
    ])
    const { status } = await one.read()
    expect((await t.charges()).length - before).toBe(status === 'notPaid' ? 0 : 1)
    expect(await t.method()).toMatchObject({ choice: null, saved: [] })
    await revokeSavedPayments(t.shop.deps)
    expect(await stateOf(card.token)).toBe('CANCELLED')
  })

  it('comes with the erasure of the account, also of a card that is just being saved', async () => {
    const card = await t.savedCard()
    await t.anna.send('setPaymentMethod', { type: 'card', savedPaymentId: card.id })
    await choose((await t.begin()).redirectUrl, 'approve')
    expect((await t.anna.send('eraseAccount', { confirmed: true })).status).toBe(200)
    t.shop.clock.advance(15_000)
    await t.shop.work.runOnce()
    expect(
      (await t.tokens()).filter(({ status }) => status === 'ACTIVE').map(({ token_id }) => token_id),
    ).not.toContain(card.token)
    expect(await stateOf(card.token)).toBe('CANCELLED')
    expect(await t.shop.rows('select 1 as one from saved_payment where customer_id = $1', t.id)).toEqual([])
    const open = await t.shop.rows(
      `select 1 as one from submission where subject_type = 'saved-payment' and state in ('redirected', 'finalising', 'unknown')`,
    )
    expect(open).toEqual([])
  })
})
