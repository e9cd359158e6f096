import { orderLineStates } from '@klarsikt/core/order'
import type { ReviewDecision, ReviewRefusal } from '@klarsikt/core/review'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../testing/test-api.js'
import { ANNA, type Browser, openBrowser } from '../../person/identity/testing/customer-browser.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { order, orderLine } from '../order/tables.js'
import {
  findAnna,
  customerAndSeller,
  dayFromNow,
  DELIVERED_ORDER,
  insertDeliveredOrder,
} from '../order/testing/delivered-order.js'
import { decideReview } from './decide.js'
import { reviewData } from './review-data.js'
import { review } from './tables.js'

let api: TestApi
let anna: Browser
beforeAll(async () => {
  api = await createTestApi()
  anna = await customerAndSeller(api)
})
afterAll(() => api.drop())

beforeEach(async () => {
  await api.test.database.orm.delete(review)
  await insertDeliveredOrder(api, [{}, { parentPosition: 0 }], { sentAt: dayFromNow(-20) })
})

const PATH = `/api/order/${DELIVERED_ORDER}/reviews`
const typed = { lineId: '0', stars: '4', fit: 'right', text: 'Sitter bra hela dagen.', isNameShown: true }
const write = (of: object = {}, browser = anna) => browser.post(PATH, { ...typed, ...of })
const own = async () => (await anna.get(PATH)).body.data.lines
const shown = async (query = '') => (await anna.get(`/api/article/100001/reviews${query}`)).body.data
const stored = async () => (await api.test.database.orm.select().from(review))[0]!
const decide = async (decision: ReviewDecision, reason: ReviewRefusal | '' = '', storeId = 2) =>
  decideReview(api.deps, { id: (await stored()).id, storeId }, { decision, reason })

describe('a review', () => {
  it('is written once by who has bought the goods, and is not shown before staff have read it', async () => {
    expect(await own()).toMatchObject([{ lineId: '0', name: 'Klarsikt Nova, svart', isFrame: true, mayReview: true }])
    const answers = await Promise.all([write(), write()])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await write()).body.error.code).toBe('review.exists')
    expect(await own()).toMatchObject([
      { mayReview: false, review: { stars: 4, fit: 'right', text: typed.text, state: 'pending', reasonText: null } },
    ])
    expect(await shown()).toMatchObject({ count: 0, average: null, reviews: [] })
    expect((await stored()).content).not.toContain('Sitter')
    expect((await readAudit(api.test.database, { limit: 1 }))[0]).toMatchObject({ action: 'review.pending' })
  })

  it.each([
    ['is not delivered', { state: orderLineStates.initial }, {}],
    ['came yesterday', {}, { sentAt: dayFromNow(-1) }],
    ['came long ago', {}, { sentAt: dayFromNow(-400), etaTo: '2025-01-01', etaFrom: '2025-01-01' }],
    ['is not sold any more', { articleId: 999_999 }, {}],
  ])('is refused of what %s', async (_what, ofLine, ofOrder) => {
    const { orm } = api.test.database
    await orm.update(orderLine).set({ state: orderLineStates.to('deliver'), ...ofLine })
    if ('sentAt' in ofOrder) await orm.update(order).set(ofOrder)
    expect((await write()).body.error.code).toBe('review.not-allowed')
    expect((await own())[0]).toMatchObject({ mayReview: false, barText: expect.any(String) })
  })

  it('is refused of lenses, of lines that there are not, and of orders of others', async () => {
    expect((await write({ lineId: '1' })).body.error.code).toBe('review.not-allowed')
    expect((await write({ lineId: '9' })).body.error.code).toBe('review.not-allowed')
    await api.test.database.orm.update(order).set({ customerId: null })
    expect((await write()).body.error.code).toBe('order.not-found')
    expect((await anna.get(PATH)).status).toBe(404)
    expect((await write({}, await openBrowser(api))).status).toBe(401)
  })

  it.each([
    [{ stars: '6' }, 'stars'],
    [{ fit: 'huge' }, 'fit'],
    [{ text: 'kort' }, 'text'],
  ])('with %o is refused at its field', async (change, field) => {
    expect(Object.keys((await write(change)).body.error.fields)).toEqual([field])
  })

  it('of a customer has a limit an hour', async () => {
    const limited = async () => {
      for (let tries = 0; tries < 30; tries++) if ((await write({ lineId: '9' })).status === 429) return true
      return false
    }
    expect(await limited()).toBe(true)
  })
})

describe('what staff decide', () => {
  beforeEach(async () => {
    const { id } = await findAnna(api)
    await api.test.database.orm.insert(review).values({
      id: '2b0e7f66-7a51-4b1c-9d5e-0c5a7f1d2a01',
      customerId: id,
      orderNumber: DELIVERED_ORDER,
      position: 0,
      articleId: 100_001,
      model: api.deps.catalogue.state.articles.get(100_001)?.row.variantKey ?? '',
      state: 'pending',
      stars: 4,
      fit: 'small',
      content: api.deps.encryption.encrypt('Sitter bra hela dagen.', 'review.content'),
      isNameShown: true,
      writtenAt: dayFromNow(-1),
    })
  })

  it('shows a review with first name and initial, once and for all stores', async () => {
    expect(await decide('approve')).toMatchObject({ ok: true, value: { state: 'approved' } })
    expect(await decide('approve')).toMatchObject({ ok: true })
    expect(await decide('approve', '', 1)).toEqual({ ok: false, error: 'review.decided' })
    const { firstName, lastName } = ANNA
    const name = `${firstName} ${lastName[0]}.`
    expect(await shown()).toMatchObject({
      count: 1,
      average: 4,
      pages: 1,
      fits: { small: 1, right: 0, large: 0 },
      reviews: [{ stars: 4, fit: 'small', text: 'Sitter bra hela dagen.', name }],
    })
    await api.test.database.orm.update(review).set({ isNameShown: false })
    expect((await shown('?sort=lowest&page=9')).reviews).toMatchObject([{ name: null }])
  })

  it('purges the pages of the model by the change log of the catalogue', async () => {
    const changes = async () =>
      (await api.test.database.query({ text: 'select 1 from catalogue_change where article_id = 100001' })).rows.length
    const before = await changes()
    await decide('approve')
    expect(await changes()).toBe(before + 1)
  })

  it('refuses a review with a reason that its customer reads, who may write another', async () => {
    expect(await decide('refuse')).toMatchObject({ ok: false, error: { code: 'request.invalid' } })
    expect(await decide('refuse', 'personal')).toMatchObject({ ok: true, value: { state: 'refused' } })
    expect(await decide('approve')).toEqual({ ok: false, error: 'review.decided' })
    const [refused] = await own()
    expect(refused).toMatchObject({
      mayReview: true,
      review: { reasonText: expect.stringContaining('personuppgifter') },
    })
  })

  it('takes down what is shown', async () => {
    await decide('approve')
    await decide('refuse', 'offensive', 1)
    expect(await shown()).toMatchObject({ count: 0, reviews: [] })
    const actions = (await readAudit(api.test.database, { limit: 2 })).map(({ action }) => action)
    expect(actions).toEqual(['review.refused', 'review.approved'])
  })

  it('is no business of customers', async () => {
    expect((await anna.get('/api/staff/reviews')).status).toBe(403)
  })

  it('goes with the account of who has written it', async () => {
    const { database, deps } = { database: api.test.database, deps: api.deps }
    expect(await reviewData.read(deps, database, await findAnna(api))).toMatchObject([
      { articleId: 100_001, text: 'Sitter bra hela dagen.' },
    ])
    await reviewData.erase(deps, database, await findAnna(api))
    expect(await database.orm.select().from(review)).toEqual([])
  })
})
