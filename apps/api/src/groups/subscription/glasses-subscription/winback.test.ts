import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type EidShop, openEidShop } from '../../person/eid/testing/eid-shop.js'
import { type Browser, lettersTo, loggedIn, openBrowser } from '../../person/identity/testing/customer-browser.js'
import { followSubscriptions } from './follow.js'
import { postSubscription, newSubscriber, passDays, readSubscription, subscribe } from './testing/subscriber.js'
import { winbackPath } from './winback-link.js'

/** From Anna's personal number in the simulated BankID. */
const BIRTH_DATE = '900602'

let shop: EidShop
let anna: Browser
let id: string
beforeAll(async () => {
  shop = await openEidShop({ rateLimitFactor: 1 })
  anna = await newSubscriber(shop)
  id = await subscribe(shop, anna)
})
beforeEach(() => shop.rows('delete from rate_limit'))
afterAll(() => shop.close())

async function later(days: number): Promise<void> {
  passDays(shop, days)
  await shop.rows('delete from rate_limit')
  anna = await loggedIn(shop.api)
  await followSubscriptions(shop.api.deps)
}
const winback = (browser: Browser, body: object) => postSubscription(browser, '/winback', body)
const offer = (browser: Browser, query = '') => browser.get(`/api/subscription/lifestyle/winback${query}`)

/** The parts of the link in the newest letter. */
async function linkOfLetter(): Promise<{ id: string; until: string; key: string; query: string }> {
  const letters = await lettersTo(shop.api, 'anna@klarsikt.example')
  const text =
    letters.find(({ kind }) => kind === 'glasses-subscription-notice' || kind === 'glasses-subscription-ended')?.text ??
    ''
  return linkIn(/\/angratmig(\?\S+)/.exec(text)?.[1] ?? '')
}

function linkIn(query: string): { id: string; until: string; key: string; query: string } {
  const params = new URLSearchParams(query)
  const part = (name: string) => params.get(name) ?? ''
  return { id: part('id'), until: part('until'), key: part('key'), query }
}

describe('a cancellation that is taken back', () => {
  it('is none while the subscription runs', async () => {
    expect((await offer(anna)).body).toMatchObject({ data: null, wonBack: false })
    const refused = await winback(anna, { birthDate: BIRTH_DATE })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'glasses-subscription.not-cancelled'])
  })

  it('asks for a birth date as six digits, which is the right one [VALID-021]', async () => {
    await postSubscription(anna, `/${id}/terminate`)
    expect((await offer(anna)).body.data).toEqual({ id, endDate: '2027-11-01', freeMonths: 0, state: 'possible' })
    for (const birthDate of ['', '19900602', '901332']) {
      const refused = await winback(anna, { birthDate })
      expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([422, ['birthDate']])
    }
    const wrong = await winback(anna, { birthDate: '900603' })
    expect(wrong.body.error.fields).toEqual({
      birthDate: 'Födelsedatumet stämmer inte. Kontrollera att du har skrivit ÅÅMMDD.',
    })
    expect((await readSubscription(anna, id)).noticeDate).toBe('2026-11-02')
  })

  it('promises no free months to who has only had free ones', async () => {
    expect(await readSubscription(anna, id)).toMatchObject({ winback: 'possible', winbackMonths: 0 })
    const [letter] = await lettersTo(shop.api, 'anna@klarsikt.example')
    expect(letter?.text).toContain('Du kan ångra uppsägningen.')
    expect(letter?.text).not.toContain('utan kostnad')
  })

  it('is refused after five tries in an hour, also with the right date', async () => {
    for (let n = 0; n < 5; n += 1) expect((await winback(anna, { birthDate: '900603' })).status).toBe(422)
    const refused = await winback(anna, { birthDate: BIRTH_DATE })
    expect([refused.status, refused.body.error.code]).toEqual([429, 'rate-limited'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    shop.pass(3_600)
    await shop.rows('delete from rate_limit')
    expect((await winback(anna, { birthDate: '900603' })).status).toBe(422)
  })

  it('counts tries by the link and by the account together', async () => {
    const { query: _query, ...link } = await linkOfLetter()
    const visitor = await openBrowser(shop.api)
    for (let n = 0; n < 5; n += 1) await winback(n % 2 ? anna : visitor, { birthDate: '900603', ...link })
    expect((await winback(visitor, { birthDate: BIRTH_DATE, ...link })).status).toBe(429)
  })

  it('leaves what runs as it is, and makes three months free [LIFE-005, LIFE-006, LIFE-007]', async () => {
    await later(31)
    const invoicesBefore = await shop.rows('select number, status from invoice order by number')
    expect(invoicesBefore).toMatchObject([{ status: 'notPaid' }])
    const done = await winback(anna, { birthDate: BIRTH_DATE })
    expect(done.body).toMatchObject({ success: true, data: { id, freeMonths: 3 } })
    expect((await offer(anna)).body).toMatchObject({ data: null, wonBack: true })
    expect(await readSubscription(anna, id)).toMatchObject({
      status: 'Active',
      noticeDate: null,
      endDate: null,
      freeMonths: 3,
      winback: null,
    })
    expect(await shop.rows('select number, status from invoice order by number')).toEqual(invoicesBefore)
    for (let n = 0; n < 4; n += 1) await later(31)
    const { months } = await readSubscription(anna, id)
    expect(months.map((month: { amount: number; free: string | null }) => [month.amount, month.free])).toEqual([
      [249, null],
      [0, 'winback'],
      [0, 'winback'],
      [0, 'winback'],
      [249, null],
      [0, 'campaign'],
    ])
    const [letter] = (await lettersTo(shop.api, 'anna@klarsikt.example')).filter(({ kind }) =>
      kind.startsWith('glasses-subscription'),
    )
    expect(letter).toMatchObject({ kind: 'glasses-subscription-won-back' })
  })

  it('can be taken back again only when twelve months have gone by', async () => {
    await postSubscription(anna, `/${id}/terminate`)
    expect((await offer(anna)).body.data.state).toBe('too-soon')
    const refused = await winback(anna, { birthDate: BIRTH_DATE })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'glasses-subscription.winback-too-soon'])
    // The letter does not offer it either.
    const [letter] = await lettersTo(shop.api, 'anna@klarsikt.example')
    expect(letter?.kind).toBe('glasses-subscription-notice')
    expect(letter?.text).not.toMatch(/ångra/i)
    expect(letter?.text).toContain(`gon/${id}`)
  })

  it('begins again once it is over, by a link and without a log-in [LIFE-005, ROUTE-034]', async () => {
    await later(240)
    expect(await readSubscription(anna, id)).toMatchObject({ status: 'Terminated', winback: 'too-soon' })
    await later(60)
    const query = winbackPath(shop.api.deps.encryption, id, shop.api.deps.clock.now()).replace(/^[^?]*/, '')
    const { query: _query, ...link } = linkIn(query)
    const visitor = await openBrowser(shop.api)
    expect((await offer(visitor, query)).body.data).toMatchObject({ id, state: 'possible' })
    const forged = await winback(visitor, { birthDate: BIRTH_DATE, ...link, id: '12345678' })
    expect([forged.status, forged.body.error.code]).toEqual([410, 'glasses-subscription.link-expired'])
    const without = await winback(visitor, { birthDate: BIRTH_DATE })
    expect([without.status, (await offer(visitor)).status]).toEqual([401, 401])
    const answers = await Promise.all([1, 2].map(() => winback(visitor, { birthDate: BIRTH_DATE, ...link })))
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    const { status, months, startDate } = await readSubscription(anna, id)
    expect([status, startDate, months[0].startsOn, months[0].free]).toEqual([
      'Active',
      '2026-11-02',
      '2028-01-31',
      'winback',
    ])
    const audited = await shop.rows<{ action: string }>(
      `select action from audit where subject_type = 'glasses-subscription' order by id`,
    )
    expect(audited.map(({ action }) => action)).toEqual([
      'glasses-subscription.Created',
      'glasses-subscription.Active',
      'glasses-subscription.notice-given',
      'glasses-subscription.won-back',
      'glasses-subscription.notice-given',
      'glasses-subscription.Terminated',
      'glasses-subscription.won-back',
    ])
  })
})
