import { describe, expect, it } from 'vitest'
import { openLetter } from '../../../testing/open-letter.js'
import { sweepPayments } from '../../money/payment/sweep.js'
import { choose } from '../../order/checkout/testing/shop.js'
import { findCustomer } from '../../person/customer/find-customer.js'
import { savedPaymentData } from './saved-payment-data.js'
import { useSavedCards } from './testing/saved-cards.js'

const t = useSavedCards()

describe('saving a card', () => {
  it('is done at the provider, shown masked and kept sealed', async () => {
    const card = await t.savedCard()
    expect((await t.method()).saved).toEqual([
      { id: card.id, name: 'VISA •••• 4242', expires: expect.stringMatching(/^\d{4}-\d\d$/), state: 'usable' },
    ])
    const stored = JSON.stringify(await t.shop.rows('select * from saved_payment, payment'))
    expect(stored).not.toContain(card.token)
    expect(JSON.stringify(await t.method())).not.toContain(card.token)
    expect(await t.actions(card.id)).toEqual(['saved-payment.saved'])
    const customer = await findCustomer(t.shop.deps.database, t.shop.encryption, t.id)
    if (!customer) throw new Error('The customer has gone')
    const handedOut = await savedPaymentData.read(t.shop.deps, t.shop.deps.database, customer)
    expect(handedOut).toMatchObject({ chosen: null, saved: [{ name: 'VISA •••• 4242', provider: 'klarna' }] })
    expect(JSON.stringify(handedOut)).not.toContain(card.token)
  })

  it('is one page for two tabs, and one card however often and from wherever it is reported', async () => {
    const count = (await t.tokens()).length
    const pages = await Promise.all([t.begin(), t.begin()])
    expect(new Set(pages.map(({ redirectUrl }) => redirectUrl)).size).toBe(1)
    expect((await t.method()).saving).toBe('open')
    await choose(pages[0].redirectUrl, 'approve')
    await t.shop.control('POST', '/callbacks/plan', { mode: 'send', copies: 3 })
    await t.shop.control('POST', '/callbacks/send', { which: 'all', copies: 3 })
    await Promise.all([t.back('success'), t.back('cancel'), sweepPayments(t.shop.deps)])
    expect((await t.back('success')).ended).toBe('saved')
    const { saved } = await t.method()
    expect(saved).toHaveLength(1)
    expect((await t.tokens()).length).toBe(count + 1)
    const letters = await t.shop.rows<{ kind: string; letter: string }>(
      'select kind, letter from mail_outbox where key = $1',
      saved[0].id,
    )
    expect(letters.map((row) => openLetter(t.shop.encryption, row))).toMatchObject([
      { to: `${t.id}@klarsikt.example`, text: expect.stringContaining('VISA •••• 4242') },
    ])
  })

  it('that is saved already leaves one, and gives the token of the other back', async () => {
    const first = await t.savedCard()
    t.shop.clock.advance(1_000)
    const again = await t.savedCard()
    expect(again.id).toBe(first.id)
    expect((await t.method()).saved).toHaveLength(1)
    await t.shop.work.runOnce()
    const states = new Map((await t.tokens()).map(({ token_id, status }) => [token_id, status]))
    expect([states.get(first.token), states.get(again.token)]).toEqual(['ACTIVE', 'CANCELLED'])
    t.shop.clock.advance(1_000)
    await t.savedCard(t.id, '5454')
    expect((await t.method()).saved).toHaveLength(2)
  })

  it('is found by the sweep when the customer never comes back, or the answer was lost', async () => {
    await choose((await t.begin()).redirectUrl, 'approve')
    await t.shop.control('POST', '/faults', { operation: 'payments.create-customer-token', kind: 'reset-after' })
    t.shop.clock.advance(15_000)
    await sweepPayments(t.shop.deps)
    expect((await t.method()).saving).toBe('pending')
    t.shop.clock.advance(15_000)
    await sweepPayments(t.shop.deps)
    expect((await t.method()).saved).toMatchObject([{ state: 'usable' }])
  })

  it.each([
    ['decline', 'failure', 'declined'],
    ['cancel', 'cancel', 'cancelled'],
  ] as const)('comes to nothing after %s, and can be tried again', async (choice, outcome, ended) => {
    await choose((await t.begin()).redirectUrl, choice)
    expect(await t.back(outcome)).toMatchObject({ ended, data: { saved: [] } })
    t.shop.clock.advance(1_000)
    await t.savedCard()
  })

  it('asks for a recent log-in', async () => {
    t.shop.clock.advance(11 * 60_000)
    const { status, body } = await t.anna.send('savePayment', {})
    expect([status, body.error.code]).toEqual([403, 'login.step-up-required'])
  })

  it('has an end', async () => {
    for (let count = 0; count < 5; count++) {
      await t.savedCard(t.id, `424${count}`)
      t.shop.clock.advance(1_000)
    }
    expect((await t.method()).saving).toBe('full')
    expect((await t.begin()).error.code).toBe('saved-payment.too-many')
  })
})
