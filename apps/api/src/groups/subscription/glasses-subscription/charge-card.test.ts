import { addDays, stockholmDate } from '@klarsikt/core/calendar'
import { describe, expect, it } from 'vitest'
import { useSavedCards } from '../../money/payment-choice/testing/saved-cards.js'
import { chargeCards } from './charge-card.js'
import { signedSubscription } from './testing/signed-subscription.js'
import { updatePayment } from './update-payment.js'

const DAY_MS = 86_400_000
/** The longest month, in days. */
const MONTH_DAYS = 31

const t = useSavedCards()

/** A subscription without free months, charged to a card. Stops the subscriptions of other tests. */
async function drawn() {
  const { deps, clock, rows, work } = t.shop
  const card = await t.savedCard()
  await rows('update glasses_subscription set next_month_on = null')
  const id = await signedSubscription(deps, t.id)
  await rows('update glasses_subscription set free_months = 0 where id = $1', id)
  const pay = (savedPaymentId: string | null) => updatePayment(deps, { customerId: t.id, id }, savedPaymentId)
  expect(await pay(card.id)).toMatchObject({ ok: true })
  const before = (await t.charges()).length
  return {
    id,
    card,
    pay,
    charges: async () => (await t.charges()).length - before,
    pass: async (days: number) => {
      clock.advance(days * DAY_MS)
      await work.runOnce()
    },
    declines: (declines: boolean) => t.shop.control('POST', `/tokens/${card.token}`, { declines }),
    plan: async () =>
      (
        await rows<{ state: string; tries: number; try_on: string | null; status: string; fee: boolean }>(
          `select c.state, c.tries, c.try_on::text, i.status, i.is_reminder_fee_agreed as fee
             from glasses_subscription_charge c join invoice i on i.number = c.invoice_number
            where c.subscription_id = $1 order by c.created_at`,
          id,
        )
      ).at(-1),
    letters: async () =>
      (
        await rows<{ kind: string }>(
          `select kind from mail_outbox where created_at >= $1::timestamptz
              and (kind like 'glasses-subscription-%' or kind like 'invoice-%') order by created_at, kind`,
          new Date(clock.now().getTime() - DAY_MS / 2).toISOString(),
        )
      ).map(({ kind }) => kind),
  }
}

describe('a month that is drawn from a saved card', () => {
  it('is charged once, by whichever process, and its invoice is paid [LIFE-002]', async () => {
    const one = await drawn()
    await one.pass(MONTH_DAYS)
    await Promise.all([chargeCards(t.shop.deps), chargeCards(t.shop.deps)])
    await t.shop.work.runOnce()
    await t.shop.work.runOnce()
    await chargeCards(t.shop.deps)
    expect(await one.charges()).toBe(1)
    expect(await one.plan()).toEqual({ state: 'settled', tries: 1, try_on: null, status: 'paid', fee: true })
    expect(await one.letters()).toContain('invoice-charged')
  })

  it('is tried again after 1, 3 and 7 days, and is then left as the invoice that it is', async () => {
    const one = await drawn()
    await one.declines(true)
    await one.pass(MONTH_DAYS)
    const firstTryOn = stockholmDate(t.shop.clock.now())
    const tries = [await one.plan()]
    expect(await one.letters()).toContain('glasses-subscription-declined')
    for (const days of [1, 2, 4]) {
      await one.pass(days)
      tries.push(await one.plan())
    }
    expect(tries.map((row) => [row?.state, row?.tries, row?.try_on])).toEqual([
      ['due', 1, addDays(firstTryOn, 1)],
      ['due', 2, addDays(firstTryOn, 3)],
      ['due', 3, addDays(firstTryOn, 7)],
      ['left', 4, null],
    ])
    expect(await one.letters()).toContain('glasses-subscription-left')
    await one.declines(false)
    await one.pass(1)
    expect(await one.plan()).toMatchObject({ state: 'left', status: 'notPaid' })
  })

  it('is drawn from another card the same day, or left to who chooses invoices', async () => {
    const one = await drawn()
    await one.declines(true)
    await one.pass(MONTH_DAYS)
    expect(await one.plan()).toMatchObject({ state: 'due' })
    expect(await one.pay('no-card')).toEqual({ ok: false, error: 'saved-payment.not-found' })
    expect(await one.pay(null)).toMatchObject({ ok: true })
    expect(await one.plan()).toMatchObject({ state: 'left', status: 'notPaid' })
    await one.pass(31)
    expect(await one.plan()).toMatchObject({ tries: 1 })
  })

  it('is left at once where the card cannot be used any more', async () => {
    const one = await drawn()
    await t.shop.control('POST', `/tokens/${one.card.token}`, { status: 'SUSPENDED' })
    await one.pass(MONTH_DAYS)
    expect(await one.plan()).toMatchObject({ state: 'left', tries: 1, status: 'notPaid' })
    expect(await one.letters()).toContain('glasses-subscription-left')
  })

  it.each(['reset', 'reset-after'])('is asked about again after a %s, and charged once', async (kind) => {
    const one = await drawn()
    await t.shop.control('POST', '/faults', { operation: 'tokens.charge', kind })
    await one.pass(MONTH_DAYS)
    expect(await one.plan()).toMatchObject({ state: 'charging', tries: 1 })
    t.shop.clock.advance(10_000)
    await t.shop.work.runOnce()
    await chargeCards(t.shop.deps)
    expect(await one.plan()).toMatchObject({ state: 'settled', tries: 1, status: expect.stringMatching(/^pa/) })
    expect(await one.charges()).toBe(1)
  })
})
