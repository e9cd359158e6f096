import { returnStates } from '@klarsikt/core/return'
import { beforeAll, describe, expect, it } from 'vitest'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { callInSession } from '../../../testing/call-in-session.js'
import { openLetter } from '../../../testing/open-letter.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { expectInvariants } from '../checkout/testing/invariants.js'
import { pay } from '../checkout/testing/pay.js'
import { newBuyer } from '../checkout/testing/shop.js'
import { stockedShop } from '../checkout/testing/stocked-shop.js'
import { moveOrder } from '../order/move.js'
import { refundInTest } from '../order/testing/refund.js'
import { cancelReturn } from './cancel.js'
import { confirmReturn } from './confirm.js'
import { getOrderReturns, getPendingReturns } from './list.js'
import { registerReturn } from './register.js'
import { sentOrder } from './testing/sent-order.js'

const DAY_MS = 86_400_000
const ANNA = 'customer-1'

const shop = await stockedShop()
const { sku: frame, other } = shop
beforeAll(async () => {
  for (const id of [ANNA, 'customer-2']) await addTestCustomer(shop.deps.database, shop.encryption, id)
  const seller = { storeId: 2, employeeNumber: '7', name: 'Eva', role: 'customer-service' } as const
  await addStaff(shop.deps.database, seller, shop.clock.now())
})

const newOrder = (goods: Record<string, number> = { [frame]: 2 }) => sentOrder(shop, { customerId: ANNA, goods })
const register = (number: string, quantity: number, lineId = '0', who = ANNA) =>
  registerReturn(shop.deps, who, number, [{ lineId, quantity, reason: 'fit' }])
async function registered(number: string, quantity: number, lineId = '0') {
  const made = await register(number, quantity, lineId)
  if (!made.ok) throw new Error(made.error)
  return made.value
}
const confirm = (id: string, outcome: 'restock' | 'scrap' = 'restock', lineId = '0') =>
  confirmReturn(shop.deps, id, [{ lineId, outcome }])
const returns = async (number: string) => {
  const found = await getOrderReturns(shop.deps, number, ANNA)
  if (!found.ok) throw new Error(found.error)
  return found.value
}
const onHand = async (sku: string) =>
  (await shop.rows<{ on_hand: number }>('select on_hand from stock where sku_id = $1', sku))[0]?.on_hand ?? 0
const refundedOf = async (number: string) =>
  (
    await shop.rows<{ refunded: number }>(
      'select sum(refunded)::int as refunded from tender where order_number = $1',
      number,
    )
  )[0]?.refunded
async function rounds(count = 3) {
  for (let round = 0; round < count; round += 1) {
    await shop.work.runOnce()
    shop.clock.advance(20_000)
  }
}
async function letters(number: string) {
  const rows = await shop.rows<{ kind: string; letter: string }>(
    `select kind, letter from mail_outbox where kind like 'return-%' order by created_at, kind`,
  )
  return rows
    .map((row) => ({ kind: row.kind, ...openLetter(shop.encryption, row) }))
    .filter(({ text }) => text.includes(number))
}

describe('registering a return [ORD-004, ROUTE-024]', () => {
  it('starts pending, takes its pieces out of what is left, and writes to the customer', async () => {
    const { number } = await newOrder()
    expect((await returns(number)).lines).toMatchObject([{ lineId: '0', quantity: 2, left: 2 }])
    const made = await registered(number, 1)
    expect(made).toMatchObject({ returnId: `${number}-1`, state: 'pending', stateText: 'Retur väntar', refunded: 0 })
    const after = await returns(number)
    expect(after).toMatchObject({ isSent: true, lines: [{ left: 1 }], returns: [{ returnId: `${number}-1` }] })
    expect(after.lines[0]?.note).toMatch(/^Kan returneras till och med /)
    const [letter, ...more] = await letters(number)
    expect(more).toEqual([])
    expect(letter).toMatchObject({ kind: 'return-registered', to: 'eva@example.se' })
    expect(letter?.subject).toBe(`Din retur ${number}-1 är registrerad`)
    for (const body of [letter?.text, letter?.html]) {
      expect(body).toMatch(/1 × \w/)
      expect(body).toContain(`/mitt-konto/ordrar/${number}/retur`)
    }
    expect((await getPendingReturns(shop.deps, null, 1)).returns).toContainEqual(
      expect.objectContaining({ returnId: `${number}-1` }),
    )
  })

  it('waits in pages for staff, however many there are', async () => {
    const { number } = await newOrder()
    const made = await registered(number, 1)
    await shop.rows(
      `insert into order_return (id, order_number, place, state, registered_at)
       select $1 || '-' || n, $1, n, 'pending', $2::timestamptz - interval '1 day' + n * interval '1 second'
       from generate_series(2, 121) n`,
      number,
      shop.clock.now(),
    )
    const first = await getPendingReturns(shop.deps, null, 1)
    expect([first.pages, first.returns.length]).toEqual([3, 50])
    const all = [first, await getPendingReturns(shop.deps, null, 2), await getPendingReturns(shop.deps, null, 3)]
    const ids = all.flatMap(({ returns: found }) => found.map(({ returnId }) => returnId))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => id.startsWith(`${number}-`))).toHaveLength(121)
    const store = await callInSession(shop, 'staff', { store: { id: 2, employeeNumber: '7', name: 'Malmö Outlet' } })
    const queue = (await store.get('/api/staff/orders?queue=returns&page=3')).body.data
    expect(queue).toMatchObject({ page: 3, pages: 3, counts: { returns: ids.length }, returns: all[2]?.returns })
    const called = (await store.get('/api/order/return/pending?page=2')).body.data
    expect(called).toEqual(all[1])
    await shop.rows(`delete from order_return where order_number = $1 and id <> $2`, number, made.returnId)
  })

  it('is refused for the order of another, as if there were none', async () => {
    const { number } = await newOrder()
    expect(await register(number, 1, '0', 'customer-2')).toEqual({ ok: false, error: 'order.not-found' })
    expect(await getOrderReturns(shop.deps, number, 'customer-2')).toEqual({ ok: false, error: 'order.not-found' })
    expect(await getOrderReturns(shop.deps, number, null)).toMatchObject({ ok: true })
  })

  it('is accepted on the last day and refused after it [ORD-007]', async () => {
    const { number } = await newOrder()
    const [line] = (await returns(number)).lines
    const days = line ? Math.round((Date.parse(line.until ?? '') - shop.clock.now().getTime()) / DAY_MS) : 0
    expect(days).toBeGreaterThanOrEqual(29)
    await shop.rows(
      `update "order" set sent_at = $2::timestamptz - interval '31 days', eta_to = ($2::timestamptz - interval '30 days')::date where number = $1`,
      number,
      shop.clock.now(),
    )
    expect((await returns(number)).lines).toMatchObject([{ left: 2 }])
    expect((await register(number, 1)).ok).toBe(true)
    await shop.rows(`update "order" set eta_to = eta_to - 1 where number = $1`, number)
    expect(await register(number, 1)).toEqual({ ok: false, error: 'return.too-late' })
    expect((await returns(number)).lines[0]?.note).toMatch(/Tiden för retur gick ut .* reklamera i tre år/)
  })

  it('never takes more pieces than were sent, however many ask at once', async () => {
    const { number } = await newOrder({ [frame]: 3 })
    const asked = await Promise.all(Array.from({ length: 10 }, () => register(number, 1)))
    expect(asked.filter((one) => one.ok)).toHaveLength(3)
    expect(asked.filter((one) => !one.ok && one.error === 'return.quantity-invalid')).toHaveLength(7)
    expect((await returns(number)).returns.map(({ returnId }) => returnId).toSorted()).toEqual([
      `${number}-1`,
      `${number}-2`,
      `${number}-3`,
    ])
  })

  it('lets ground glasses go back with their frame, and says so', async () => {
    const { number } = await newOrder({ [frame]: 1, [other]: 1 })
    await shop.rows(
      'update order_line set made_to_order = true, parent_position = 0 where order_number = $1 and position = 1',
      number,
    )
    const { lines } = await returns(number)
    expect(lines[1]).toMatchObject({ left: 0, parentLineId: '0' })
    expect(lines[1]?.note).toMatch(/ingen lagstadgad ångerrätt, men vårt öppna köp/)
    expect(await register(number, 1, '1')).toEqual({ ok: false, error: 'return.with-frame' })
    const made = await registered(number, 1)
    expect(made.lines.map(({ lineId, mayRestock }) => [lineId, mayRestock])).toEqual([
      ['0', true],
      ['1', false],
    ])
    expect(await confirm(made.returnId, 'restock', '1')).toEqual({ ok: false, error: 'return.no-restock' })
  })
})

describe('a return of what was sent ahead', () => {
  it('is counted from its own parcel; of an order from before it is paid once the rest has been sent', async () => {
    const { orderNumber: number } = await pay(shop, await newBuyer(shop, { [frame]: 1, [other]: 1 }))
    await shop.rows('update "order" set customer_id = $2 where number = $1', number, ANNA)
    await moveOrder(shop.deps, number, 'controlled')
    const now = shop.clock.now()
    const sentAt = new Date(now.getTime() - 40 * DAY_MS)
    await shop.rows('update "order" set eta_to = $2::date where number = $1', number, sentAt)
    expect((await returns(number)).isSent).toBe(false)
    const left = `update order_line set state = 'Delivered', part_sent_at = $2 where order_number = $1 and position = 0`
    await shop.rows(left, number, sentAt)
    expect(await register(number, 1)).toEqual({ ok: false, error: 'return.too-late' })
    await shop.rows(left, number, now)
    const { isSent, lines } = await returns(number)
    expect([isSent, lines.map((line) => line.left), lines[1]?.note]).toEqual([true, [1, 0], 'Har inte skickats än.'])
    expect(await register(number, 1, '1')).toEqual({ ok: false, error: 'return.not-sent' })
    const { returnId, amount } = await registered(number, 1)
    expect((await confirm(returnId)).ok).toBe(true)
    await rounds()
    const received = async () => (await letters(number)).find(({ kind }) => kind === 'return-received')?.text
    expect(await received()).toContain('så snart resten av beställningen har skickats')
    expect([await refundedOf(number), (await returns(number)).returns[0]?.refundedAt]).toEqual([0, null])
    expect((await moveOrder(shop.deps, number, 'sent')).ok).toBe(true)
    await rounds(6)
    expect(await refundedOf(number)).toBe(amount * 100)
    expect((await returns(number)).returns).toMatchObject([{ refunded: amount, refundedAt: expect.any(String) }])
    await rounds()
    expect(await refundedOf(number)).toBe(amount * 100)
  })
})

describe('giving a return up', () => {
  it('makes its pieces free, once', async () => {
    const { number } = await newOrder({ [frame]: 1 })
    const { returnId } = await registered(number, 1)
    expect(await cancelReturn(shop.deps, 'customer-2', returnId)).toEqual({ ok: false, error: 'return.not-found' })
    expect(await cancelReturn(shop.deps, ANNA, returnId)).toMatchObject({ ok: true, value: { state: 'none' } })
    expect(await cancelReturn(shop.deps, ANNA, returnId)).toEqual({ ok: false, error: 'return.closed' })
    expect(await confirm(returnId)).toEqual({ ok: false, error: 'return.closed' })
    expect(await registered(number, 1)).toMatchObject({ returnId: `${number}-2` })
  })

  it('is one of two when staff receive it at the same moment', async () => {
    const { number } = await newOrder({ [frame]: 1 })
    const { returnId } = await registered(number, 1)
    const both = await Promise.all([cancelReturn(shop.deps, ANNA, returnId), confirm(returnId)])
    expect(both.filter((one) => one.ok)).toHaveLength(1)
    await rounds()
    await expectInvariants(shop)
  })
})

describe('receiving a return', () => {
  it('puts goods back into stock, pays them back, and writes at reception and when the money has gone', async () => {
    const { number } = await newOrder()
    const { returnId, amount } = await registered(number, 1)
    const before = await onHand(frame)
    const confirmed = await confirm(returnId)
    expect(confirmed).toMatchObject({ ok: true, value: { state: 'confirmed', stateText: 'Retur bekräftad' } })
    expect(await onHand(frame)).toBe(before + 1)
    await rounds()
    expect(await refundedOf(number)).toBe(amount * 100)
    expect((await letters(number)).map(({ kind }) => kind).toSorted()).toEqual([
      'return-received',
      'return-refunded',
      'return-registered',
    ])
    const received = (await letters(number)).find(({ kind }) => kind === 'return-received')
    for (const body of [received?.text, received?.html])
      expect(body?.replaceAll('\u00a0', ' ')).toMatch(/Klarna: \d[\d ]* kr/)
    expect((await returns(number)).returns).toMatchObject([{ refunded: amount, refundedAt: expect.any(String) }])
    const audited = await shop.rows<{ action: string }>(
      `select action from audit where subject_type = 'return' and subject_id = $1 order by id`,
      returnId,
    )
    expect(audited.map(({ action }) => action)).toEqual(['return.registered', 'return.received', 'return.refunded'])
    await expectInvariants(shop)
  })

  it('changes nothing when it is confirmed again, also at the same moment', async () => {
    const { number } = await newOrder()
    const { returnId, amount } = await registered(number, 1)
    const before = await onHand(frame)
    const asked = await Promise.all(Array.from({ length: 6 }, () => confirm(returnId)))
    expect(asked.filter((one) => one.ok)).toHaveLength(1)
    expect(asked.filter((one) => !one.ok && one.error === 'return.closed')).toHaveLength(5)
    await rounds()
    expect([await onHand(frame), await refundedOf(number)]).toEqual([before + 1, amount * 100])
    expect(await confirm(returnId)).toEqual({ ok: false, error: 'return.closed' })
    await expectInvariants(shop)
  })

  it('goes line by line, scraps what cannot be sold, and pays the freight with the last piece', async () => {
    const { number, total } = await newOrder({ [frame]: 1, [other]: 1 })
    const made = await registerReturn(shop.deps, ANNA, number, [
      { lineId: '0', quantity: 1, reason: 'fit' },
      { lineId: '1', quantity: 1, reason: 'none' },
    ])
    const returnId = made.ok ? made.value.returnId : ''
    const before = await onHand(frame)
    expect(await confirm(returnId, 'scrap')).toMatchObject({ ok: true, value: { state: 'pending', confirmedAt: null } })
    expect(await confirm(returnId, 'scrap')).toEqual({ ok: false, error: 'return.closed' })
    expect(await cancelReturn(shop.deps, ANNA, returnId)).toEqual({ ok: false, error: 'return.closed' })
    expect(await onHand(frame)).toBe(before)
    expect(await confirm(returnId, 'restock', '1')).toMatchObject({ ok: true, value: { state: 'confirmed' } })
    expect(await confirm(returnId, 'restock', '7')).toEqual({ ok: false, error: 'return.closed' })
    await rounds()
    expect(await refundedOf(number)).toBe(total)
    await expectInvariants(shop)
  })

  it('pays no öre twice when staff have paid a part back by hand', async () => {
    const { number, total } = await newOrder({ [frame]: 1 })
    await refundInTest(shop.deps, number, total - 1_000, `${number}/by-hand`)
    const { returnId } = await registered(number, 1)
    expect(await confirm(returnId)).toMatchObject({ ok: true, value: { refunded: 10 } })
    await rounds()
    expect(await refundedOf(number)).toBe(total)
    await expectInvariants(shop)
  })

  it('refuses lines that the return does not have, and none at all', async () => {
    const { number } = await newOrder()
    const { returnId } = await registered(number, 1)
    expect(await confirm(returnId, 'scrap', '9')).toEqual({ ok: false, error: 'return.unknown-line' })
    expect(await confirmReturn(shop.deps, returnId, [])).toEqual({ ok: false, error: 'return.empty' })
    expect(await confirmReturn(shop.deps, '10000000-1', [])).toEqual({ ok: false, error: 'return.not-found' })
  })
})

it('holds states, reasons and outcomes to the tables of core', async () => {
  const { number } = await newOrder()
  const { returnId } = await registered(number, 1)
  const refused = async (text: string) => {
    await expect(shop.rows(text, returnId)).rejects.toThrow(/violates check constraint/)
  }
  await refused(`update order_return set state = 'lost' where id = $1`)
  await refused(`update order_return_line set reason = 'sick' where return_id = $1`)
  await refused(`update order_return_line set outcome = 'sold', amount = 1, received_at = now() where return_id = $1`)
  await refused(`update order_return_line set outcome = 'scrap' where return_id = $1`)
  await refused(`update order_return_line set quantity = 0 where return_id = $1`)
  expect(returnStates.states).toEqual(['none', 'pending', 'confirmed'])
})

it('is registered by the customer and received by a store, each under its own name', async () => {
  const { number } = await newOrder()
  const anna = await callInSession(shop, 'anna', { customerId: ANNA })
  const staff = await callInSession(shop, 'staff', {
    store: { id: 2, employeeNumber: '7', name: 'Malmö Outlet' },
  })
  const lines = [{ lineId: '0', quantity: 1, reason: 'damaged' }]
  const made = await anna.send('registerReturn', { lines }, `/api/order/${number}/return`)
  expect([made.status, made.body.success]).toEqual([200, true])
  const id = made.body.data.returnId as string
  const again = await anna.send('registerReturn', { lines }, `/api/order/${number}/return`)
  await anna.send('cancelReturn', {}, `/api/order/return/${again.body.data.returnId}/cancel`)
  const pending = await staff.get('/api/order/return/pending')
  expect(pending.body.data.returns.map(({ returnId }: { returnId: string }) => returnId)).toContain(id)
  const received = { lines: [{ lineId: '0', outcome: 'scrap' }] }
  expect((await anna.send('confirmReturn', received, `/api/order/return/${id}/confirm`)).status).toBe(403)
  expect((await staff.send('confirmReturn', received, `/api/order/return/${id}/confirm`)).status).toBe(200)
  const second = await staff.send('confirmReturn', received, `/api/order/return/${id}/confirm`)
  expect([second.status, second.body.error.code]).toEqual([409, 'return.closed'])
  const audited = await shop.rows<{ who: string }>(
    `select actor_kind || '/' || actor_id || ' ' || action as who from audit
     where subject_id like $1 || '-%' or (subject_id = $1 and action = 'order.refunded') order by id`,
    number,
  )
  expect(audited.map(({ who }) => who)).toEqual([
    `customer/${ANNA} return.registered`,
    `customer/${ANNA} return.registered`,
    `customer/${ANNA} return.cancelled`,
    'staff/2/7 order.refunded',
    'staff/2/7 return.received',
  ])
})
