import type { StaffRole } from '@klarsikt/core/access'
import { orderLineStates } from '@klarsikt/core/order'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { NOW } from '../../../testing/small-shop-parts.js'
import { createTestApi, type TestApi } from '../../../testing/test-api.js'
import { friendsMember } from '../../person/friends/tables.js'
import { ANNA, type Browser, lettersTo } from '../../person/identity/testing/customer-browser.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { order, orderLine } from '../order/tables.js'
import {
  customerAndSeller,
  dayFromNow,
  DELIVERED_ORDER,
  insertDeliveredOrder,
} from '../order/testing/delivered-order.js'
import { answerClaim } from './answer.js'
import { claim } from './tables.js'

let api: TestApi
let anna: Browser
beforeAll(async () => {
  api = await createTestApi()
  anna = await customerAndSeller(api)
})
afterAll(() => api.drop())

beforeEach(async () => {
  const { orm } = api.test.database
  await orm.delete(claim)
  await orm.delete(friendsMember)
  await anna.post('/api/loyalty/join', { termsAccepted: true })
  await orm.update(friendsMember).set({ joinedAt: dayFromNow(-400) })
  await insertDeliveredOrder(api, [{}, { parentPosition: 0 }, { articleId: 100_006 }], { storeId: 2 })
})

const list = async () => (await anna.get('/api/loyalty/claims')).body.data
const today = NOW.slice(0, 10)
const report = (of: object = {}) =>
  anna.post('/api/loyalty/claims', {
    item: `${DELIVERED_ORDER}-0`,
    happenedOn: today,
    text: 'Jag satte mig på dem.',
    ...of,
  })
const answer = (
  id: string,
  kind: 'accept' | 'decline',
  {
    text = 'Kom in till oss.',
    storeId = 2,
    role = 'store-manager',
  }: { readonly text?: string; readonly storeId?: number; readonly role?: StaffRole } = {},
) => answerClaim(api.deps, { id, actor: { kind: 'staff', storeId, employeeNumber: '7', role } }, { answer: kind, text })

it('covers frames that a member has bought as one and has got, for a year [LOYAL-002]', async () => {
  const { orm } = api.test.database
  expect((await list()).covered).toMatchObject([
    { id: `${DELIVERED_ORDER}-0`, name: 'Klarsikt Nova, svart', orderNumber: DELIVERED_ORDER },
  ])
  const idsAfter = async (change: () => PromiseLike<unknown>) => {
    await change()
    return (await list()).covered.map(({ id }: { id: string }) => id)
  }
  expect(await idsAfter(() => orm.update(order).set({ placedAt: dayFromNow(-366) }))).toEqual([])
  expect(await idsAfter(() => orm.update(order).set({ placedAt: dayFromNow(-365) }))).toHaveLength(1)
  expect(await idsAfter(() => orm.update(friendsMember).set({ joinedAt: dayFromNow(-300) }))).toEqual([])
  expect(await idsAfter(() => orm.update(order).set({ placedAt: dayFromNow(-299) }))).toHaveLength(1)
  expect(await idsAfter(() => orm.update(orderLine).set({ state: orderLineStates.initial }))).toEqual([])
})

it('is reported once, by letter and in the list, and never for what is not covered [LOYAL-002]', async () => {
  const [first, second] = await Promise.all([report(), report()])
  expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]))
  const { covered, claims } = await list()
  expect(covered).toEqual([])
  expect(claims).toMatchObject([{ state: 'reported', text: 'Jag satte mig på dem.', happenedOn: today, answer: null }])
  expect((await report()).body.error.code).toBe('claim.exists')
  expect((await report({ item: `${DELIVERED_ORDER}-2` })).body.error.code).toBe('claim.not-covered')
  expect((await report({ item: '99999999-0' })).body.error.code).toBe('claim.not-covered')
  expect((await lettersTo(api, ANNA.email))[0]).toMatchObject({ kind: 'claim-received' })
  const { rows } = await api.test.database.query<{ report: string }>({ text: 'select report from claim' })
  expect(rows[0]?.report).not.toContain('satte')
  expect((await readAudit(api.test.database, { limit: 1 }))[0]).toMatchObject({ action: 'claim.reported' })
})

it.each([
  [{ item: '' }, 'item'],
  [{ happenedOn: 'i går' }, 'happenedOn'],
  [{ happenedOn: '2099-01-01' }, 'happenedOn'],
  [{ happenedOn: '2020-01-01' }, 'happenedOn'],
  [{ text: ' ' }, 'text'],
])('with %o is refused at its field', async (change, field) => {
  expect(Object.keys((await report(change)).body.error.fields)).toEqual([field])
})

it('is answered once by a store, and the customer gets a letter [LOYAL-002]', async () => {
  await report()
  const [{ id }] = (await list()).claims
  expect(await answer(id, 'accept', { text: '' })).toMatchObject({ ok: false, error: { code: 'request.invalid' } })
  expect(await answer(id, 'accept')).toMatchObject({ ok: true, value: { state: 'accepted' } })
  expect(await answer(id, 'accept')).toMatchObject({ ok: true })
  expect(await answer(id, 'decline')).toEqual({ ok: false, error: 'claim.answered' })
  expect(await answer(id, 'accept', { storeId: 1 })).toEqual({ ok: false, error: 'claim.not-found' })
  expect(await answer(id, 'accept', { storeId: 1, role: 'customer-service' })).toEqual({
    ok: false,
    error: 'claim.answered',
  })
  const letters = (await lettersTo(api, ANNA.email)).filter(({ kind }) => kind === 'claim-accepted')
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain('Kom in till oss.')
  expect((await list()).claims[0]).toMatchObject({ state: 'accepted', answer: { text: 'Kom in till oss.' } })
  expect((await list()).covered).toEqual([])
})

it('may be reported again when it was declined', async () => {
  await report()
  const [{ id }] = (await list()).claims
  await answer(id, 'decline', { text: 'Repor täcks inte.' })
  expect((await list()).covered).toHaveLength(1)
  expect((await report()).status).toBe(200)
})

it('is no business of customers to answer', async () => {
  expect((await anna.get('/api/staff/claims')).status).toBe(403)
})
