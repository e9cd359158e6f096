import { bookingStates } from '@klarsikt/core/booking'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { callInSession } from '../../../testing/call-in-session.js'
import { sealPersonalNumber } from '../../person/customer/personal-number.js'
import { customer } from '../../person/customer/tables.js'
import { joinFriends, leaveFriends } from '../../person/friends/members.js'
import { moveBooking } from './change.js'
import { describeForStore } from './describe-for-store.js'
import { findBooking } from './find-booking.js'
import { booking } from './tables.js'
import { type BookingShop, openBookingShop, visit } from './testing/booking-shop.js'

const OWN = '19900101-0017'
const OTHER = '19900101-2385'
const CUSTOMER = 'customer-1'

/** Start hours of the visits, in UTC: working hours in Stockholm. */
const HOURS = ['09', '10', '12', '13', '14', '15']

let shop: BookingShop
let times = 0
beforeAll(async () => {
  shop = await openBookingShop()
  const { database, encryption } = shop.deps
  await database.orm.update(customer).set(sealPersonalNumber(encryption, OWN)).where(eq(customer.id, CUSTOMER))
})
afterAll(() => shop.drop())
beforeEach(async () => {
  const { database, clock } = shop.deps
  await shop.rows('update booking set customer_id = null')
  await database.transaction((tx) => joinFriends(tx, CUSTOMER, clock.now()))
})

/** Books the next free half-hour as the customer and reads the booking. */
async function book(changes: object = {}) {
  const { send } = await callInSession(shop, 'customer', { customerId: CUSTOMER })
  const [day, hour] = [4 + Math.floor(times / HOURS.length), HOURS[times % HOURS.length]]
  const start = new Date(`2026-11-0${day}T${hour}:00:00.000Z`)
  times += 1
  const made = await send('createBooking', visit({ start: start.toISOString(), ...changes }))
  expect(made.body).toEqual({ success: true, booking: expect.anything() })
  const booked = await findBooking(shop.deps.database, made.body.booking.id)
  if (!booked) throw new Error('Not booked')
  return booked
}

/** Books a visit and moves it into the past, to a completed state on a day. */
async function examined(day: string, changes: object = {}) {
  const { id } = await book(changes)
  const startsAt = new Date(`${day}T10:00:00.000Z`)
  await shop.deps.database.orm
    .update(booking)
    .set({ state: bookingStates.to('complete'), startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000) })
    .where(eq(booking.id, id))
}
const perks = async (day: string) => {
  const { get } = await callInSession(shop, 'customer', { customerId: CUSTOMER })
  return (await get(`/api/booking/examPerks?day=${day}`)).body
}

it('is the price of members for who is one, and is fixed by then [LOYAL-004]', async () => {
  const booked = await book()
  expect(booked).toMatchObject({ price: 19_900, priceKind: 'member' })
  await shop.deps.database.transaction((tx) => leaveFriends(tx, CUSTOMER, shop.deps.clock.now()))
  const visitor = await shop.visitor()
  expect((await visitor.get(`/api/booking/${booked.id}`)).body.data).toMatchObject({ price: 199, priceKind: 'member' })
  expect(describeForStore(shop.deps, booked)).toMatchObject({ price: 199, priceKind: 'member' })
  const letter = (await shop.letters()).find(({ text }) => text.includes(booked.id))
  expect(letter?.text.replaceAll('\u00A0', ' ')).toContain('Pris: 199 kr, medlemspris')
  expect(await book()).toMatchObject({ price: 39_500, priceKind: 'ordinary' })
})

it('is the ordinary one for who is not logged in [LOYAL-004]', async () => {
  const visitor = await shop.visitor()
  const made = await visitor.post('/api/booking/create', visit({ start: '2026-11-03T13:00:00.000Z' }))
  expect(await findBooking(shop.deps.database, made.body.booking.id)).toMatchObject({
    price: 39_500,
    priceKind: 'ordinary',
  })
})

it('is nothing for a revisit of one’s own within a year, however many [LOYAL-004]', async () => {
  await examined('2026-02-10')
  expect(await perks('2027-02-10')).toMatchObject({ isMember: true, revisits: ['glasses'] })
  expect(await perks('2027-02-11')).toMatchObject({ isMember: true, revisits: [] })
  for (const expected of [
    { price: 0, priceKind: 'revisit' },
    { price: 0, priceKind: 'revisit' },
  ])
    expect(await book()).toMatchObject(expected)
  expect(await book({ ssn: OTHER })).toMatchObject({ price: 19_900, priceKind: 'member' })
})

it('counts no visit that is another person’s, older than a year, cancelled, or of a former member [LOYAL-004]', async () => {
  await examined('2026-02-10', { ssn: OTHER })
  await examined('2025-11-01')
  await shop.deps.database.orm
    .update(booking)
    .set({ state: bookingStates.to('cancel') })
    .where(eq(booking.id, (await book()).id))
  expect(await book()).toMatchObject({ priceKind: 'member' })
  await examined('2026-02-11')
  await shop.deps.database.transaction((tx) => leaveFriends(tx, CUSTOMER, shop.deps.clock.now()))
  expect(await book()).toMatchObject({ priceKind: 'ordinary' })
})

it('stays the price of a booking from before prices were stored', async () => {
  const { id } = await book()
  await shop.rows('update booking set price = null, price_kind = null where id = $1', id)
  const visitor = await shop.visitor()
  expect((await visitor.get(`/api/booking/${id}`)).body.data).toMatchObject({ price: 395, priceKind: 'ordinary' })
})

it('is free within the year of the exam only, when the customer moves a revisit [LOYAL-004]', async () => {
  await examined('2025-11-10')
  const { id, storeId } = await book()
  const moved = async (start: string) => {
    const answer = await moveBooking(shop.deps, id, { storeId, start, acceptFee: true, viewer: CUSTOMER })
    return answer.ok ? answer.value : answer.error
  }
  expect(await moved('2026-11-10T09:00:00.000Z')).toMatchObject({
    price: 0,
    priceKind: 'revisit',
    revisitUntil: '2026-11-10',
  })
  expect(await moved('2026-11-11T09:00:00.000Z')).toMatchObject({ price: 199, priceKind: 'member' })
  expect(await moved('2026-11-10T09:00:00.000Z')).toMatchObject({ price: 0, priceKind: 'revisit' })
})
