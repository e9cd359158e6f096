import { describe, expect, it } from 'vitest'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { useSavedCards } from '../../money/payment-choice/testing/saved-cards.js'
import { sweepPayments } from '../../money/payment/sweep.js'
import { choose, newKey } from '../checkout/testing/shop.js'

const HOUR_MS = 3_600_000

const t = useSavedCards()

describe('paying an invoice with a saved card', () => {
  it('reserves what is left at once and takes it, once a key and once at a time', async () => {
    const card = await t.savedCard()
    const one = await t.invoice()
    const key = newKey()
    const before = (await t.charges()).length
    const answers = await Promise.all([
      one.charge(card.id, key),
      one.charge(card.id, key),
      one.charge(card.id),
      one.page(),
    ])
    for (const answer of answers) expect(answer.error).toBeUndefined()
    await one.charge(card.id, key)
    await one.charge(card.id)
    expect((await t.charges()).length).toBe(before + 1)
    expect((await one.read()).status).toMatch(/^payment|^paid$/)
    await t.shop.work.runOnce()
    await t.shop.work.runOnce()
    expect(await one.read()).toMatchObject({ status: 'paid', amountLeft: 0, payments: [{ amount: 498 }] })
    const stored = JSON.stringify(await t.shop.rows('select token from payment where saved_payment_id = $1', card.id))
    expect(stored).toBe('[{"token":null}]')
  })

  it('gives up a page that is open at the provider, whose late approval takes nothing', async () => {
    const card = await t.savedCard()
    const one = await t.invoice()
    const page = (await one.page()).redirectUrl
    expect(await one.charge(card.id)).toMatchObject({ ended: null, data: { status: 'paymentReserved' } })
    await choose(page, 'approve')
    await t.shop.work.runOnce()
    expect((await one.read()).payments.length).toBeLessThanOrEqual(1)
  })

  it('leaves the invoice open when it is declined, and the same key is not tried again', async () => {
    const card = await t.savedCard()
    const one = await t.invoice()
    await t.shop.control('POST', `/tokens/${card.token}`, { declines: true })
    const key = newKey()
    const declined = await one.charge(card.id, key)
    expect(declined).toMatchObject({ ended: 'means-declined', data: { status: 'notPaid', payment: 'none' } })
    await t.shop.control('POST', `/tokens/${card.token}`, { declines: false })
    expect((await one.charge(card.id, key)).ended).toBe('means-declined')
    t.shop.clock.advance(1_000)
    expect((await one.page()).redirectUrl).toContain('/hpp/')
    expect(await one.charge(card.id)).toMatchObject({ ended: null, data: { status: 'paymentReserved' } })
  })

  it.each(['SUSPENDED', 'CANCELLED'])('says that a card which is %s cannot be used, from then on', async (status) => {
    const card = await t.savedCard()
    const one = await t.invoice()
    await t.shop.control('POST', `/tokens/${card.token}`, { status })
    expect(await one.charge(card.id)).toMatchObject({ ended: 'means-unusable', data: { status: 'notPaid' } })
    expect((await t.method()).saved).toMatchObject([{ state: 'unusable' }])
    expect((await one.charge(card.id)).error.code).toBe('saved-payment.unusable')
    expect(await t.actions(card.id)).toEqual(['saved-payment.saved', 'saved-payment.unusable'])
  })

  it.each(['reset', 'reset-after'])('is finished by the sweep after a %s, with one charge', async (kind) => {
    const card = await t.savedCard()
    const one = await t.invoice()
    const before = (await t.charges()).length
    await t.shop.control('POST', '/faults', { operation: 'tokens.charge', kind })
    expect((await one.charge(card.id)).data).toMatchObject({ status: 'notPaid', payment: 'pending' })
    t.shop.clock.advance(10_000)
    await sweepPayments(t.shop.deps)
    expect((await one.read()).status).toBe('paymentReserved')
    expect((await t.charges()).length).toBe(before + 1)
  })

  it.each([
    ['accept', 'paymentReserved'],
    ['reject', 'notPaid'],
  ])('waits while the provider looks at it, and follows when it will %s', async (decision, status) => {
    const card = await t.savedCard()
    const one = await t.invoice()
    await t.shop.control('POST', '/faults', { operation: 'tokens.charge', kind: 'pending' })
    expect((await one.charge(card.id)).data).toMatchObject({ status: 'notPaid', payment: 'pending' })
    const [row] = await t.shop.rows<{ reference: string }>(
      'select reference from payment where saved_payment_id = $1',
      card.id,
    )
    await t.shop.control('POST', `/orders/${row?.reference}/decide`, { decision })
    t.shop.clock.advance(60_000)
    await sweepPayments(t.shop.deps)
    expect(await one.read()).toMatchObject({ status, payment: 'none' })
  })

  it('is not asked again once the provider has forgotten the key', async () => {
    const card = await t.savedCard()
    const one = await t.invoice()
    const before = (await t.charges()).length
    await t.shop.control('POST', '/faults', { operation: 'tokens.charge', kind: 'reset-after' })
    await one.charge(card.id)
    t.shop.clock.advance(25 * HOUR_MS)
    await t.shop.control('POST', '/clock', { advanceMs: 25 * HOUR_MS })
    await sweepPayments(t.shop.deps)
    expect((await t.charges()).length).toBe(before + 1)
    // Removes the charge from the operator's list, which other tests expect to be empty.
    await t.shop.rows(
      `update submission set created_at = $2 where id in (select id from payment where saved_payment_id = $1)`,
      card.id,
      t.shop.clock.now(),
    )
    await t.shop.control('POST', '/clock', { advanceMs: -25 * HOUR_MS })
    t.shop.clock.advance(HOUR_MS)
    await sweepPayments(t.shop.deps)
    expect((await t.charges()).length).toBe(before + 1)
  })

  it('is possible only for one’s own invoice with one’s own card', async () => {
    const card = await t.savedCard()
    const one = await t.invoice()
    await addTestCustomer(t.shop.deps.database, t.shop.encryption, `thief-${t.id}`)
    expect((await one.charge(card.id, newKey(), `thief-${t.id}`)).error.code).toBe('invoice.not-found')
    const stolen = await t.savedCard(`thief-${t.id}`)
    const path = `/api/finance/${one.number}/pay`
    const answer = await t.anna.send('payInvoice', { savedPayment: { id: stolen.id, key: newKey() } }, path)
    expect([answer.status, answer.body.error.code]).toEqual([404, 'saved-payment.not-found'])
    expect((await one.read()).status).toBe('notPaid')
    const paid = await t.anna.send('payInvoice', { savedPayment: { id: card.id, key: newKey() } }, path)
    expect(paid.body.data.status).toBe('paymentReserved')
  })
})
