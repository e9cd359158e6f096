import { addWorkingDays } from '@klarsikt/core/calendar'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { callInSession } from '../../../testing/call-in-session.js'
import { sealPersonalNumber } from '../../person/customer/personal-number.js'
import { customer } from '../../person/customer/tables.js'
import { joinFriends } from '../../person/friends/members.js'
import { cancelBooking, moveBooking } from './change.js'
import { findBooking } from './find-booking.js'
import { type BookingShop, openBookingShop, visit } from './testing/booking-shop.js'

const OWN = '19900101-0017'
const CHILD = '19900101-2385'
const CUSTOMER = 'customer-1'
const HOURS = ['09', '12', '14']
const INCLUDED = { price: 0, priceKind: 'glasses-subscription' } as const
const ORDINARY = { price: 39_500, priceKind: 'ordinary' } as const

let shop: BookingShop
let times = 0
beforeAll(async () => {
  shop = await openBookingShop()
  const { database, encryption } = shop.deps
  await database.orm.update(customer).set(sealPersonalNumber(encryption, OWN)).where(eq(customer.id, CUSTOMER))
  await shop.rows(
    `insert into glasses_subscription (id, customer_id, state, level, monthly_price, exchange_amount, started_on, binding_ends_on, anchor_on, signed_at, created_at)
     values ('12345678', $1, 'Active', 'base', 14900, 150000, '2026-10-01', '2027-09-30', '2026-10-01', now(), now())`,
    CUSTOMER,
  )
})
afterAll(() => shop.drop())
beforeEach(async () => {
  await shop.rows('update booking set customer_id = null')
  await shop.rows(`update glasses_subscription set state = 'Active', notice_on = null, ends_on = null`)
})

const session = () => callInSession(shop, 'customer', { customerId: CUSTOMER })
const glassesExam = async () => (await (await session()).get('/api/booking/examPerks')).body.glassesExam

/** Books an exam for glasses at a time that no other test of this file uses. */
async function book(changes: object = {}) {
  const day = addWorkingDays('2026-11-02', 1 + Math.floor(times / HOURS.length))
  const start = `${day}T${HOURS[times % HOURS.length]}:00:00.000Z`
  times += 1
  const { send } = await session()
  const made = await send('createBooking', visit({ examType: 'glasses', start, ...changes }))
  return read(made.body.booking.id)
}

async function read(id: string) {
  const booked = await findBooking(shop.deps.database, id)
  if (!booked) throw new Error('Not booked')
  return booked
}

it('costs a subscriber of glasses nothing, as the perk promises, and the letter says so', async () => {
  expect(await glassesExam()).toEqual({ from: null })
  const booked = await book()
  expect(booked).toMatchObject({ ...INCLUDED, includedFrom: '2026-11-02' })
  const letter = (await shop.letters()).find(({ text }) => text.includes(booked.id))
  expect(letter?.text.replaceAll('\u00A0', ' ')).toContain('Pris: Ingår i Lifestyle: 0 kr')
})

it('is included once a year, and comes back with a visit that is cancelled', async () => {
  const first = await book()
  expect(await book()).toMatchObject(ORDINARY)
  await cancelBooking(shop.deps, first.id, { acceptFee: true, viewer: CUSTOMER })
  expect(await book()).toMatchObject(INCLUDED)
})

it('is of the subscriber alone, and of exams for glasses', async () => {
  expect(await book({ ssn: CHILD })).toMatchObject(ORDINARY)
  expect(await book({ examType: 'driving' })).toMatchObject({ priceKind: 'ordinary' })
  expect(await glassesExam()).toEqual({ from: null })
})

it.each([
  ['that is over', `state = 'Terminated', notice_on = '2026-10-01', ends_on = '2026-10-31'`],
  ['that ends before the visit', `notice_on = '2026-10-03', ends_on = '2026-11-02'`],
  ['that is not signed', `state = 'Created'`],
])('is not included by a subscription %s', async (_name, changes) => {
  await shop.rows(`update glasses_subscription set ${changes}`)
  expect(await book()).toMatchObject(ORDINARY)
})

it('is given to one of two that are booked at once', async () => {
  for (let round = 0; round < 3; round++) {
    await shop.rows('update booking set customer_id = null')
    const rows = await Promise.all([book({ storeId: 1 }), book({ storeId: 2 })])
    expect(new Set(rows.map(({ priceKind }) => priceKind))).toEqual(new Set(['glasses-subscription', 'ordinary']))
  }
})

it('costs what members pay on a day before it is included again', async () => {
  await shop.deps.database.transaction((tx) => joinFriends(tx, CUSTOMER, shop.deps.clock.now()))
  const earlier = await book()
  await shop.rows(
    `update booking set starts_at = '2025-11-25T10:00:00Z', ends_at = '2025-11-25T10:45:00Z', state = 'cancelled' where id = $1`,
    earlier.id,
  )
  await shop.rows(`update booking set state = 'completed' where id = $1`, earlier.id)
  const booked = await book({ start: '2026-11-27T09:00:00.000Z' })
  expect(booked).toMatchObject(INCLUDED)
  const moved = await moveBooking(shop.deps, booked.id, {
    storeId: 1,
    start: '2026-11-24T09:00:00.000Z',
    acceptFee: true,
    viewer: CUSTOMER,
  })
  expect(moved.ok).toBe(true)
  expect(await read(booked.id)).toMatchObject({ price: 19_900, priceKind: 'member' })
})
