import { afterAll, beforeAll, expect, it } from 'vitest'
import { callInSession, type SessionCaller } from '../../../testing/call-in-session.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { newKey } from '../checkout/testing/shop.js'
import { type Desk, openDesk } from './testing/desk.js'

let desk: Desk
let seller: SessionCaller
let colleague: SessionCaller
beforeAll(async () => {
  desk = await openDesk()
  const { database } = desk.shop.deps
  for (const employeeNumber of ['8', '9'])
    await addStaff(database, { storeId: 2, employeeNumber, name: 'Sven', role: 'seller' }, desk.shop.clock.now())
  const logIn = (employeeNumber: string) =>
    callInSession(desk.shop, `seller-${employeeNumber}`, { store: { id: 2, employeeNumber, name: 'Malmö Outlet' } })
  seller = await logIn('8')
  colleague = await logIn('9')
})
afterAll(() => desk.shop.close())

const codeOf = async (answer: ReturnType<SessionCaller['get']>) => {
  const { status, body } = await answer
  return [status, body?.error?.code ?? null]
}
const OTHER = [403, 'order.other-store']

it('is closed to who works in a store, by every call, until it is looked up with a reason', async () => {
  const number = await desk.newOrder()
  const path = `/api/staff/order/${number}`
  const { version } = await desk.read(number)
  const action = { key: newKey(), version }
  const calls = () => [
    codeOf(seller.get(path)),
    codeOf(seller.get(`/api/order/${number}/return`)),
    codeOf(seller.get(`/api/order/${number}/receipt`)),
    codeOf(seller.get(`/api/order/return/${number}-1/label`)),
    codeOf(seller.send('confirmReturn', { lines: [] }, `/api/order/return/${number}-1/confirm`)),
    codeOf(seller.send('controlOrder', action, `${path}/control`)),
    codeOf(seller.send('cancelStaffOrder', action, `${path}/cancel`)),
    codeOf(seller.send('refundOrder', { ...action, amount: 1 }, `${path}/refund`)),
    codeOf(seller.send('noteOrder', { ...action, text: 'Hej' }, `${path}/note`)),
    codeOf(seller.send('setOrderStatus', { status: 'controlled' }, `/api/order/${number}/status`)),
    codeOf(seller.send('resendOrderLetter', { letterId: 'x' }, `${path}/resendLetter`)),
    codeOf(seller.send('resendStaffGiftCard', { cardId: 'x' }, `${path}/resendGiftCard`)),
  ]
  const refused = await Promise.all(calls())
  expect(refused).toEqual(refused.map(() => OTHER))
  const withoutReason = await seller.send('lookupOrder', { reason: ' ' }, `${path}/lookup`)
  expect([withoutReason.status, Object.keys(withoutReason.body.error.fields)]).toEqual([422, ['reason']])
  expect(await codeOf(seller.get(path))).toEqual(OTHER)

  const looked = await seller.send('lookupOrder', { reason: 'Kunden vill lämna tillbaka' }, `${path}/lookup`)
  expect([looked.status, looked.body.data.number]).toEqual([200, number])
  expect((await seller.get(path)).status).toBe(200)
  expect(await codeOf(seller.send('controlOrder', action, `${path}/control`))).toEqual([200, null])
  expect(await codeOf(colleague.get(path))).toEqual(OTHER)
  const [row] = await desk.shop.rows<{ reason: string }>(
    'select reason from order_lookup where order_number = $1',
    number,
  )
  expect(desk.shop.encryption.decrypt(row?.reason ?? '', 'order_lookup.reason')).toBe('Kunden vill lämna tillbaka')
  const audited = await readAudit(desk.shop.deps.database, { limit: 1_000 })
  expect(audited.filter(({ action: done }) => done === 'order.looked-up')).toMatchObject([
    { actorKind: 'staff', actorId: '2/8', subjectType: 'order', subjectId: number },
  ])
  desk.shop.clock.advance(9 * 3_600_000)
  const later = await callInSession(desk.shop, 'later', { store: { id: 2, employeeNumber: '8', name: 'Malmö Outlet' } })
  expect(await codeOf(later.get(path))).toEqual(OTHER)
})

it('is no secret where there is none, and is in no list of a store', async () => {
  const number = await desk.newOrder()
  const logIn = () =>
    callInSession(desk.shop, 'lister', { store: { id: 2, employeeNumber: '8', name: 'Malmö Outlet' } })
  const store = await logIn()
  expect(await codeOf(store.get('/api/staff/order/99999999'))).toEqual([404, 'order.not-found'])
  const numbers = async () => {
    const { orders, store: shown } = (await store.get('/api/staff/orders?queue=control')).body.data
    return [shown.isOnly, orders.map((one: { number: string }) => one.number).includes(number)]
  }
  expect(await numbers()).toEqual([true, false])
  await desk.shop.rows('update "order" set store_id = 2 where number = $1', number)
  expect(await numbers()).toEqual([true, true])
  expect((await store.get(`/api/staff/order/${number}`)).status).toBe(200)
  expect((await store.get(`/api/staff/order/${number}`)).body.data.number).toBe(number)
})
