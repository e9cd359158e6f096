import { createHash } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EidShop, ERIK_NUMBER, openEidShop } from '../../person/eid/testing/eid-shop.js'
import { type Browser, lettersTo, loggedIn } from '../../person/identity/testing/customer-browser.js'
import { followSubscriptions } from './follow.js'
import { postSubscription, newSubscriber, passDays, readSubscription, signSubscription } from './testing/subscriber.js'

let shop: EidShop
let anna: Browser
let id: string
beforeAll(async () => {
  shop = await openEidShop()
  anna = await newSubscriber(shop)
})
afterAll(() => shop.close())

/** Lets days pass and logs Anna in again, because her session has expired. */
async function later(days: number): Promise<void> {
  passDays(shop, days)
  anna = await loggedIn(shop.api)
}
const follow = () => followSubscriptions({ ...shop.api.deps })
const monthRows = () =>
  shop.rows<{ starts_on: string; amount: number; invoice_number: string | null; free: string | null }>(
    'select starts_on::text, amount, invoice_number, free from glasses_subscription_month order by starts_on',
  )

describe('a subscription that is taken', () => {
  it('waits for its signature, and is one however often it is taken [LIFE-002, LIFE-003, ROUTE-014]', async () => {
    const [first, second] = await Promise.all([
      postSubscription(anna, '', { level: 'base' }),
      postSubscription(anna, '', { level: 'base' }),
    ])
    expect([first.status, second.body.data.id]).toEqual([200, first.body.data.id])
    const changed = await postSubscription(anna, '', { level: 'plus' })
    id = changed.body.data.id
    expect(changed.body.data).toMatchObject({
      id: first.body.data.id,
      status: 'Created',
      statusText: 'Skapat',
      level: 'plus',
      startDate: null,
      bindingEnd: null,
      campaign: { id: 'autumn-2026', freeMonths: 1 },
      monthlyPrice: 249,
      exchangeAmount: 3_000,
      documents: [
        { id: 'utkast-agreement', digest: null },
        { id: 'utkast-terms', digest: null },
      ],
      lastOrderDate: null,
      noticeDate: null,
      awaitsSignature: true,
      exchange: { state: 'inactive' },
    })
    expect(await follow()).toBe(0)
  })

  it('is read before it is signed', async () => {
    const pdf = await anna.get(`/api/subscription/lifestyle/${id}/document/utkast-agreement/pdf`)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  it('is signed by its customer only', async () => {
    const other = await signSubscription(shop, anna, id, ERIK_NUMBER)
    expect(other.body.error).toMatchObject({ code: 'glasses-subscription.other-signatory' })
    expect((await readSubscription(anna, id)).status).toBe('Created')
    const signed = await signSubscription(shop, anna, id)
    expect(signed.body).toMatchObject({ success: true, status: 'complete' })
    expect((await postSubscription(anna, `/${id}/collect`)).body).toMatchObject({ status: 'complete' })
    expect((await postSubscription(anna, '', { level: 'base' })).body.error.code).toBe('glasses-subscription.exists')
  })

  it('is then active, bound for a year, with its first month free by the campaign [LIFE-001, LIFE-002]', async () => {
    expect(await readSubscription(anna, id)).toMatchObject({
      status: 'Active',
      startDate: '2026-11-02',
      bindingEnd: '2027-11-01',
      freeMonths: 0,
      exchange: {
        state: 'unpaid',
        year: { startsOn: '2026-11-02', endsOn: '2027-11-01' },
        amount: 3_000,
        card: null,
      },
      months: [{ startsOn: '2026-11-02', endsOn: '2026-12-01', amount: 0, invoiceId: null, free: 'campaign' }],
      termination: { endDate: '2027-11-01' },
      winback: null,
    })
    const early = await postSubscription(anna, `/${id}/exchange`)
    expect([early.status, early.body.error.code]).toEqual([409, 'glasses-subscription.exchange-unpaid'])
    const [letter] = await lettersTo(shop.api, 'anna@klarsikt.example')
    expect(letter).toMatchObject({ kind: 'glasses-subscription-signed' })
  })

  it('has the documents that were signed, byte for byte [ROUTE-015, ROUTE-016]', async () => {
    const { data } = (await anna.get(`/api/subscription/lifestyle/${id}/documents`)).body
    expect(data.map((one: { kind: string }) => one.kind)).toEqual(['agreement', 'terms'])
    for (const document of data) {
      const answer = await shop.api.app.request(`http://shop.test${document.pdf}`, {
        headers: { cookie: anna.cookie() },
      })
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(document.digest)
    }
    const [agreement, terms] = data
    const answer = await shop.api.app.request(`http://shop.test${agreement.pdf}`, {
      headers: { cookie: anna.cookie() },
    })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
      mergePages: true,
    })
    expect(text.replaceAll(/\s+/g, '')).toContain(terms.digest)
    expect(text).toContain('Anna Ek')
    expect(text).toContain('Plus')
    const one = await anna.get(`/api/subscription/lifestyle/${id}/document/${agreement.id}`)
    expect(one.body.data).toEqual(agreement)
    const unknown = await anna.get(`/api/subscription/lifestyle/${id}/document/unknown`)
    expect([unknown.status, unknown.body.error.code]).toEqual([404, 'glasses-subscription.document-not-found'])
  })

  it('lists its perks [ROUTE-017]', async () => {
    const { data } = (await anna.get(`/api/subscription/lifestyle/${id}/perks`)).body
    expect(data.map((perk: { id: string }) => perk.id)).toEqual([
      'exchange',
      'exam',
      'insurance',
      'adjustment',
      'second-pair',
    ])
  })

  it('is not found by other customers', async () => {
    const erik = await newSubscriber(shop, { email: 'erik@klarsikt.example', firstName: 'Erik', lastName: 'Lund' })
    for (const path of ['', '/documents', '/perks', '/document/x', '/document/x/pdf'])
      expect((await erik.get(`/api/subscription/lifestyle/${id}${path}`)).status).toBe(404)
    for (const path of ['/terminate', '/exchange', '/sign', '/collect'])
      expect((await postSubscription(erik, `/${id}${path}`)).status).toBe(404)
  })
})

describe('the months of a subscription', () => {
  it('are invoiced once when they begin, also by several replicas at a time [LIFE-001]', async () => {
    await later(30)
    await Promise.all([follow(), follow(), follow()])
    await follow()
    const rows = await monthRows()
    expect(rows.map(({ starts_on, amount, free }) => [starts_on, amount, free])).toEqual([
      ['2026-11-02', 0, 'campaign'],
      ['2026-12-02', 24_900, null],
    ])
    const invoices = await shop.rows<{ number: string; amount: number; source: string; subscription_id: string }>(
      'select number, amount, source, subscription_id from invoice',
    )
    expect(invoices).toEqual([
      { number: rows[1]?.invoice_number, amount: 24_900, source: 'lifestyle', subscription_id: id },
    ])
    const listed = (await anna.get('/api/finance/list')).body.data
    expect(listed).toMatchObject([{ source: 'lifestyle', subId: id, originalAmount: 249, status: 'notPaid' }])
    expect(listed[0].lines[0].name).toBe('Lifestyle Plus, 2 december 2026–1 januari 2027')
  })

  it('wait for the end of maintenance, and are then made up for [ERR-022]', async () => {
    const close = (underMaintenance: boolean) =>
      shop.rows(
        `insert into subscription_platform (id, under_maintenance, changed_at) values (1, ${underMaintenance}, now())
         on conflict (id) do update set under_maintenance = ${underMaintenance}`,
      )
    await close(true)
    await later(62)
    expect(await follow()).toBe(0)
    expect(await monthRows()).toHaveLength(2)
    const refused = await anna.get(`/api/subscription/lifestyle/${id}`)
    expect([refused.status, refused.body.error.code]).toEqual([503, 'subscription.maintenance'])
    expect(refused.body.error.message).toBe('Vi underhåller abonnemangssystemet just nu. Försök igen om en stund.')
    expect((await postSubscription(anna, `/${id}/terminate`)).status).toBe(503)
    expect((await anna.get('/api/subscription/platform')).body.data).toEqual({ underMaintenance: true })
    await close(false)
    await follow()
    expect((await monthRows()).map(({ starts_on }) => starts_on)).toEqual([
      '2026-11-02',
      '2026-12-02',
      '2027-01-02',
      '2027-02-02',
    ])
  })

  it('stop where one of them cannot be written, and go on in the next round', async () => {
    await later(31)
    await shop.rows('alter table invoice add constraint broken check (amount = 1) not valid')
    await follow()
    expect(await monthRows()).toHaveLength(4)
    await shop.rows('alter table invoice drop constraint broken')
    await follow()
    expect((await monthRows()).at(-1)).toMatchObject({ starts_on: '2027-03-02', amount: 24_900 })
  })
})

describe('the exchange of a year', () => {
  it('is a value card of the amount, once in a subscription year [LIFE-008]', async () => {
    const answers = await Promise.all([
      postSubscription(anna, `/${id}/exchange`),
      postSubscription(anna, `/${id}/exchange`),
    ])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('glasses-subscription.exchange-used')
    const { exchange, lastOrderDate } = await readSubscription(anna, id)
    expect(exchange).toMatchObject({ state: 'used', card: { amount: 3_000 } })
    expect(lastOrderDate).toBe('2027-03-05')
    const { number, pin } = exchange.card
    const looked = await anna.post('/api/giftcard/lookup', { number, pin })
    expect(looked.body.data).toMatchObject({ balance: 3_000 })
    const [sealed] = await shop.rows<{ card: string }>('select card from glasses_subscription_exchange')
    expect(sealed?.card).not.toContain(number)
    const books = await shop.rows(
      `select account, sum(amount)::int as amount from ledger_entry where order_number = '${id}' group by account order by account`,
    )
    expect(books).toEqual([
      { account: 'gift-cards', amount: -300_000 },
      { account: 'subscription-exchanges', amount: 300_000 },
    ])
  })

  it('is there again in the next year', async () => {
    await later(250)
    await follow()
    expect((await readSubscription(anna, id)).exchange).toMatchObject({ state: 'available', card: null })
    expect((await postSubscription(anna, `/${id}/exchange`)).status).toBe(200)
  })
})

describe('a notice', () => {
  it('ends the subscription after 30 days, with a last month in proportion [LIFE-004]', async () => {
    const given = await postSubscription(anna, `/${id}/terminate`)
    expect(given.body.data).toMatchObject({ status: 'Active', noticeDate: '2027-11-10', endDate: '2027-12-10' })
    await later(1)
    expect((await postSubscription(anna, `/${id}/terminate`)).body.data).toMatchObject({ endDate: '2027-12-10' })
    await later(30)
    await follow()
    expect((await monthRows()).at(-1)).toMatchObject({ starts_on: '2027-12-02', amount: 7_229 })
    expect(await readSubscription(anna, id)).toMatchObject({
      status: 'Terminated',
      termination: null,
      winback: 'possible',
    })
    const kinds = (await lettersTo(shop.api, 'anna@klarsikt.example')).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'glasses-subscription-notice')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'glasses-subscription-ended')).toHaveLength(1)
    await later(62)
    expect(await follow()).toBe(0)
    expect((await postSubscription(anna, `/${id}/exchange`)).body.error.code).toBe('glasses-subscription.not-active')
  })

  it('ends one that is not signed at once, without a letter', async () => {
    const { body } = await postSubscription(anna, '', { level: 'base' })
    const given = await postSubscription(anna, `/${body.data.id}/terminate`)
    expect(given.body.data).toMatchObject({ status: 'Terminated', documents: [], winback: null })
  })
})
