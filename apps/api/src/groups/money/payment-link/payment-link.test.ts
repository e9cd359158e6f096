import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openLetter } from '../../../testing/open-letter.js'
import { expectInvariants } from '../../order/checkout/testing/invariants.js'
import { choose, EVA, openTestShop, type TestShop } from '../../order/checkout/testing/shop.js'
import { createPaymentLink } from './create.js'
import { describeLink } from './describe.js'
import { findLink } from './find.js'
import { payLink } from './pay.js'
import { returnToLink } from './return-to-link.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.control('POST', '/callbacks/plan', { mode: 'off' }))
afterEach(async () => {
  await shop.control('DELETE', '/faults')
  await expectInvariants(shop)
})

const HOUR = 3_600_000
const typed = {
  channel: 'email' as const,
  amount: '1495',
  purpose: 'Glasögon, order i butik',
  customer: EVA,
  store: null,
}

/** A sent payment link and its customer's actions. */
async function sent(change: Partial<typeof typed> = {}) {
  const made = await createPaymentLink(shop.deps, { ...typed, ...change })
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const { id, link } = made.value
  const token = link.split('/').at(-1) ?? ''
  const stored = async () => {
    const request = await findLink(shop.deps.database, shop.encryption, token)
    if (!request) throw new Error('No such request')
    return request
  }
  const pay = async () => payLink(shop.deps, token, await stored())
  return {
    id,
    token,
    link,
    pay,
    status: async () => describeLink(shop.deps, await stored()),
    back: async (outcome: 'success' | 'cancel' | 'failure') => returnToLink(shop.deps, token, await stored(), outcome),
    async page() {
      const opened = await pay()
      if (!opened.ok || opened.value.redirectUrl === null) throw new Error(`No page: ${JSON.stringify(opened)}`)
      return opened.value.redirectUrl
    },
    row: async () => (await shop.rows('select * from payment_link where id = $1', id))[0] ?? {},
    tender: async () =>
      (
        await shop.rows('select t.* from tender t join submission s on s.id = t.payment_id where s.subject_id = $1', id)
      )[0] ?? {},
  }
}

async function letters(kind: string) {
  const rows = await shop.rows<{ kind: string; letter: string }>(
    'select kind, letter from mail_outbox where kind = $1 order by created_at',
    kind,
  )
  return rows.map((row) => openLetter(shop.encryption, row))
}

/** Runs the background work for a minute of the shop's time. */
async function aMinute() {
  for (let second = 0; second < 60; second += 5) {
    shop.clock.advance(5_000)
    await shop.work.runOnce()
  }
}

const fault = (operation: string, kind: string, more: object = {}) =>
  shop.control('POST', '/faults', { operation, kind, ...more })

describe('sending a link', () => {
  it('writes the letter with the request, and stores neither token nor customer in clear', async () => {
    const { link, token, id } = await sent({ purpose: 'Reparation av bågar' })
    const [letter] = (await letters('payment-link')).filter(({ text }) => text.includes(link))
    expect(letter).toMatchObject({ to: 'eva@example.se', subject: expect.stringContaining('1\u00A0495') })
    expect(letter?.text).toContain('Reparation av bågar')
    expect(letter?.text).toMatch(/Länken gäller till \d+ \w+ 20\d\d kl\. \d\d:\d\d\./)
    expect(letter?.html).toContain(link)
    expect(token).toMatch(/^[\w-]{43}$/)
    const stored = JSON.stringify([
      await shop.rows('select * from payment_link where id = $1', id),
      await shop.rows('select * from mail_outbox'),
    ])
    for (const secret of [token, 'eva@example.se', 'Åkerlund', 'Storgatan']) expect(stored).not.toContain(secret)
  })

  it('refuses what cannot be asked for, field by field, and writes nothing', async () => {
    const before = await shop.rows('select id from payment_link')
    const made = await createPaymentLink(shop.deps, {
      channel: 'email' as const,
      amount: '60000',
      purpose: '',
      customer: { email: 'eva', mobile: '12' },
      store: null,
    })
    expect(made).toMatchObject({
      ok: false,
      error: {
        amount: expect.stringContaining('Ange ett belopp mellan'),
        purpose: 'Skriv vad betalningen gäller, 3 till 100 tecken.',
        email: expect.any(String),
        mobile: expect.any(String),
      },
    })
    expect(await shop.rows('select id from payment_link')).toEqual(before)
  })
})

describe('paying by a link', () => {
  it('takes the money at once, books it, and sends a receipt', async () => {
    const request = await sent()
    expect(await request.status()).toMatchObject({ state: 'sent', payment: 'none', amount: 1495 })
    const page = await request.page()
    expect(await request.status()).toMatchObject({ state: 'sent', payment: 'open' })
    await choose(page, 'approve')
    expect(await request.back('success')).toMatchObject({
      ok: true,
      value: { data: { state: 'paid', payment: 'none' }, redirectUrl: null, ended: null },
    })
    const { number } = await request.row()
    const [receipt] = (await letters('payment-receipt')).filter(({ text }) => text.includes(String(number)))
    expect(receipt?.text).toContain('Betalningen gäller: Glasögon, order i butik')
    expect(
      await shop.rows('select account, amount from ledger_entry where order_number = $1 order by amount', number),
    ).toEqual([
      { account: 'requests', amount: -149_500 },
      { account: 'receivable:klarna', amount: 149_500 },
    ])
    await shop.work.runOnce()
    expect(await request.tender()).toMatchObject({ charge_state: 'captured', captured: 149_500, due: null })
    expect(
      await shop.rows(
        'select account, sum(amount)::int as sum from ledger_entry where order_number = $1 group by account having sum(amount) <> 0 order by account',
        number,
      ),
    ).toEqual([
      { account: 'requests', sum: -149_500 },
      { account: 'settled:klarna', sum: 149_500 },
    ])
    // A paid link shows that it is paid and asks for nothing more.
    expect(await request.pay()).toMatchObject({ ok: true, value: { data: { state: 'paid' }, redirectUrl: null } })
    expect(await request.back('cancel')).toMatchObject({ ok: true, value: { data: { state: 'paid' }, ended: null } })
  })

  it('needs no more of the customer than an e-mail address', async () => {
    const request = await sent({ customer: { email: 'eva@example.se' } as typeof EVA })
    await choose(await request.page(), 'approve')
    expect(await request.back('success')).toMatchObject({ ok: true, value: { data: { state: 'paid' } } })
  })

  it('is paid once when everything comes ten times at once', async () => {
    await shop.control('POST', '/callbacks/plan', { mode: 'send', copies: 10, delayMs: 0 })
    const request = await sent()
    const pages = await Promise.all(Array.from({ length: 10 }, () => request.page()))
    expect(new Set(pages).size).toBe(1)
    await choose(pages[0] ?? '', 'approve')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? request.back('success') : request.pay())),
    )
    expect(answers.every((answer) => answer.ok)).toBe(true)
    await shop.control('POST', '/callbacks/idle')
    await aMinute()
    expect(await request.status()).toMatchObject({ state: 'paid' })
    expect(await shop.rows('select id from submission where subject_id = $1', request.id)).toHaveLength(1)
    const { number } = await request.row()
    expect((await letters('payment-receipt')).filter(({ subject }) => subject.includes(String(number)))).toHaveLength(1)
  })

  it.each([
    ['decline', 'failure', 'declined'],
    ['cancel', 'cancel', 'cancelled'],
  ] as const)('%s: is reported, takes no money, and can be paid afterwards', async (choice, outcome, ended) => {
    const request = await sent()
    await choose(await request.page(), choice)
    expect(await request.back(outcome)).toMatchObject({
      ok: true,
      value: { data: { state: 'sent', payment: 'none' }, ended },
    })
    await choose(await request.page(), 'approve')
    expect(await request.back('success')).toMatchObject({ ok: true, value: { data: { state: 'paid' }, ended: null } })
  })

  it('is found by the sweep when the customer never comes back', async () => {
    const request = await sent()
    await choose(await request.page(), 'approve')
    await aMinute()
    expect(await request.status()).toMatchObject({ state: 'paid' })
  })

  it('gives an approval back that came after the attempt had ended', async () => {
    const request = await sent()
    const page = await request.page()
    // The customer approved the page before the shop learned that it was left, and the notice was lost.
    await choose(page, 'approve')
    const { payments } = (await shop.control('GET', '/sessions')) as { payments: { authorization_token?: string }[] }
    const approval = payments.at(-1)?.authorization_token ?? ''
    expect(approval).not.toBe('')
    await shop.rows(
      `with ended as (update submission set state = 'cancelled' where subject_id = $1 returning id)
       update payment set state = 'cancelled', check_at = null from ended where payment.id = ended.id`,
      request.id,
    )
    expect(await request.back('success')).toMatchObject({
      ok: true,
      value: { data: { state: 'sent', payment: 'none' }, ended: 'cancelled' },
    })
    expect(await shop.deps.payments.byName('klarna')?.voidAuthorization(approval)).toEqual({
      ok: false,
      error: { kind: 'refused', code: 'NOT_FOUND' },
    })
    await aMinute()
    expect(await request.status()).toMatchObject({ state: 'sent', payment: 'none' })
  })

  it('gives a customer who goes on late the whole time again', async () => {
    const request = await sent()
    const page = await request.page()
    shop.clock.advance(29 * 60_000)
    expect(await request.page()).toBe(page)
    shop.clock.advance(5 * 60_000)
    await shop.work.runOnce()
    await choose(page, 'approve')
    expect(await request.back('success')).toMatchObject({ ok: true, value: { data: { state: 'paid' } } })
  })

  it('does not ask a customer again who paid, closed the page, and opens the link again', async () => {
    const request = await sent()
    await choose(await request.page(), 'approve')
    expect(await request.pay()).toMatchObject({ ok: true, value: { data: { state: 'paid' }, redirectUrl: null } })
  })

  it('waits for a payment under review, and opens no second page meanwhile', async () => {
    const request = await sent()
    await choose(await request.page(), 'pending')
    expect(await request.back('success')).toMatchObject({
      ok: true,
      value: { data: { state: 'sent', payment: 'pending' }, redirectUrl: null },
    })
    expect(await request.pay()).toMatchObject({ ok: true, value: { data: { payment: 'pending' }, redirectUrl: null } })
    const [row] = await shop.rows<{ reference: string }>(
      'select p.reference from payment p join submission s on s.id = p.id where s.subject_id = $1',
      request.id,
    )
    await shop.control('POST', `/orders/${row?.reference}/decide`, { decision: 'accept' })
    await aMinute()
    expect(await request.status()).toMatchObject({ state: 'paid' })
  })
})

describe('a provider in trouble [R5]', () => {
  it.each(['error-after', 'reset-after'])('%s while placing: pending, and then the truth', async (kind) => {
    const request = await sent()
    await choose(await request.page(), 'approve')
    await fault('payments.place-order', kind, { times: 3 })
    expect(await request.back('success')).toMatchObject({ ok: true, value: { data: { payment: 'pending' } } })
    await aMinute()
    expect(await request.status()).toMatchObject({ state: 'paid' })
  })

  it('at the start: is reported, and the next try works', async () => {
    const request = await sent()
    await fault('payments.create-session', 'error')
    expect(await request.pay()).toEqual({ ok: false, error: 'payment.provider-unavailable' })
    expect(await request.status()).toMatchObject({ state: 'sent', payment: 'none' })
    await request.page()
  })

  it('while the money is taken: it is taken once', async () => {
    const request = await sent()
    await choose(await request.page(), 'approve')
    await request.back('success')
    await fault('om.capture', 'reset-after', { times: 2 })
    await aMinute()
    expect(await request.tender()).toMatchObject({ charge_state: 'captured', due: null })
  })

  it('stops a payment that has not been taken: the books are reversed, and page and letter report it', async () => {
    const request = await sent()
    await choose(await request.page(), 'approve')
    await request.back('success')
    const { reference } = await request.tender()
    await shop.control('POST', '/callbacks/plan', { mode: 'send', copies: 5, delayMs: 0 })
    await shop.control('POST', `/orders/${String(reference)}/decide`, { decision: 'stop' })
    await shop.control('POST', '/callbacks/idle')
    expect(await request.status()).toMatchObject({ state: 'expired', message: expect.stringContaining('stoppades') })
    expect(await request.pay()).toEqual({ ok: false, error: 'payment-link.expired' })
    await aMinute()
    const { number } = await request.row()
    expect(
      await shop.rows(
        'select account from ledger_entry where order_number = $1 group by account having sum(amount) <> 0',
        number,
      ),
    ).toEqual([])
    expect(await request.tender()).toMatchObject({ charge_state: 'cancelled', captured: 0, due: null })
    expect((await letters('payment-stopped')).filter(({ subject }) => subject.includes(String(number)))).toHaveLength(1)
  })
})

describe('time that runs out', () => {
  it('ends the link after 72 hours, before and after the round', async () => {
    const request = await sent()
    shop.clock.advance(72 * HOUR - 1)
    await shop.work.runOnce()
    expect(await request.status()).toMatchObject({ state: 'sent' })
    shop.clock.advance(1)
    expect(await request.status()).toMatchObject({ state: 'expired' })
    expect(await request.pay()).toEqual({ ok: false, error: 'payment-link.expired' })
    await shop.work.runOnce()
    expect(await request.row()).toMatchObject({ state: 'expired' })
    expect(await request.pay()).toEqual({ ok: false, error: 'payment-link.expired' })
    shop.clock.advance(31 * 24 * HOUR)
    await shop.work.runOnce()
    expect(await request.row()).toMatchObject({ customer: '' })
  })

  it('does not end a link while its money is being asked for', async () => {
    const request = await sent()
    shop.clock.advance(72 * HOUR - 60_000)
    const page = await request.page()
    shop.clock.advance(120_000)
    await shop.work.runOnce()
    expect(await request.row()).toMatchObject({ state: 'sent' })
    expect(await request.page()).toBe(page)
    await choose(page, 'approve')
    expect(await request.back('success')).toMatchObject({ ok: true, value: { data: { state: 'paid' } } })
  })

  it('ends it when that comes to nothing', async () => {
    const request = await sent()
    shop.clock.advance(72 * HOUR - 60_000)
    await request.page()
    shop.clock.advance(31 * 60_000)
    await shop.work.runOnce()
    await shop.work.runOnce()
    expect(await request.row()).toMatchObject({ state: 'expired' })
  })
})
