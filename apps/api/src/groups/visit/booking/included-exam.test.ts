import { bookingStates } from '@klarsikt/core/booking'
import { addWorkingDays } from '@klarsikt/core/calendar'
import { DeliveryMethod } from '@klarsikt/core/delivery'
import { lensSubscriptionStates, wokenSchedule } from '@klarsikt/core/lens-subscription'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { callInSession } from '../../../testing/call-in-session.js'
import { sealPersonalNumber } from '../../person/customer/personal-number.js'
import { customer } from '../../person/customer/tables.js'
import { joinFriends } from '../../person/friends/members.js'
import { NO_DELIVERY, scheduleColumns } from '../../subscription/lens-subscription/schedule.js'
import { lensSubscription } from '../../subscription/lens-subscription/tables.js'
import { cancelBooking, moveBooking } from './change.js'
import { describeForStore } from './describe-for-store.js'
import { findBooking } from './find-booking.js'
import { booking } from './tables.js'
import { type BookingShop, openBookingShop, visit } from './testing/booking-shop.js'

const OWN = '19900101-0017'
const OTHER = '19900101-2385'
const CUSTOMER = 'customer-1'
/** Start hours of the visits, in UTC: working hours in Stockholm. */
const HOURS = ['09', '12', '14']
const INCLUDED = { price: 0, priceKind: 'included' } as const
const ORDINARY = { price: 49_500, priceKind: 'ordinary' } as const

let shop: BookingShop
let times = 0
beforeAll(async () => {
  shop = await openBookingShop()
  const { database, encryption, clock } = shop.deps
  await database.orm.update(customer).set(sealPersonalNumber(encryption, OWN)).where(eq(customer.id, CUSTOMER))
  // Two examiners can fit lenses, so two lens exams at the same time are possible.
  await shop.rows(`update examiner set skills = '["sight", "lenses"]' where id = 'cid'`)
  await database.orm.insert(lensSubscription).values({
    id: '123456789012',
    customerId: CUSTOMER,
    source: 'test',
    state: lensSubscriptionStates.initial,
    ...scheduleColumns(wokenSchedule('2026-11-02', 'm1')),
    period: 1,
    deliveryMethod: DeliveryMethod.PostNordMyPack,
    address: '',
    createdAt: clock.now(),
  })
})
afterAll(() => shop.drop())
beforeEach(async () => {
  await shop.rows('update booking set customer_id = null')
  await subscribe('activate')
})

/** Changes the state of the subscription by an action. */
async function subscribe(action: 'activate' | 'pause' | 'cancel') {
  const schedule = action === 'activate' ? scheduleColumns(wokenSchedule('2026-11-02', 'm1')) : NO_DELIVERY
  await shop.deps.database.orm.update(lensSubscription).set({ ...schedule, state: lensSubscriptionStates.to(action) })
}

const session = () => callInSession(shop, 'customer', { customerId: CUSTOMER })

/** A lens exam at a time that no other test of this file uses. */
function lenses(changes: object = {}) {
  const day = addWorkingDays('2026-11-02', 1 + Math.floor(times / HOURS.length))
  const start = `${day}T${HOURS[times % HOURS.length]}:00:00.000Z`
  times += 1
  return visit({ examType: 'lenses', start, ...changes })
}

async function book(changes: object = {}) {
  const { send } = await session()
  const made = await send('createBooking', lenses(changes))
  expect(made.body).toEqual({ success: true, booking: expect.anything() })
  return read(made.body.booking.id)
}

async function read(id: string) {
  const booked = await findBooking(shop.deps.database, id)
  if (!booked) throw new Error('Not booked')
  return booked
}

/** Books the included exam and sets its state and its day. */
async function examined(day: string, action: 'complete' | 'miss' | 'cancel' | 'decline' = 'complete') {
  const { id } = await book()
  const startsAt = new Date(`${day}T10:00:00.000Z`)
  await shop.deps.database.orm
    .update(booking)
    .set({ state: bookingStates.to(action), startsAt, endsAt: new Date(startsAt.getTime() + 2_700_000) })
    .where(eq(booking.id, id))
  return id
}

const lensExam = async () => (await (await session()).get('/api/booking/examPerks')).body.lensExam

it('costs a subscriber nothing, wherever the booking is shown [LENS-017]', async () => {
  expect(await lensExam()).toEqual({ from: null })
  const booked = await book()
  expect(booked).toMatchObject({ ...INCLUDED, includedFrom: '2026-11-02' })
  expect(describeForStore(shop.deps, booked)).toMatchObject(INCLUDED)
  const { get } = await session()
  expect((await get(`/api/booking/${booked.id}`)).body.data).toMatchObject(INCLUDED)
  const letter = (await shop.letters()).find(({ text }) => text.includes(booked.id))
  expect(letter?.text.replaceAll('\u00A0', ' ')).toContain('Pris: Ingår i linsabonnemanget: 0 kr')
})

it('is included once a year, and says from when again [LENS-017]', async () => {
  await examined('2025-11-09')
  expect(await lensExam()).toEqual({ from: '2026-11-09' })
  const early = await book({ start: '2026-11-06T15:00:00.000Z' })
  expect(early).toMatchObject({ ...ORDINARY, includedFrom: null })
  const onTheDay = await book({ start: '2026-11-09T15:00:00.000Z' })
  expect(onTheDay).toMatchObject({ ...INCLUDED, includedFrom: '2026-11-09' })
  expect(await lensExam()).toEqual({ from: '2027-11-09' })
  expect(await book()).toMatchObject(ORDINARY)
})

it.each(['cancel', 'decline', 'miss'] as const)('is not used up by a visit after %s [LENS-017]', async (action) => {
  await examined('2026-10-20', action)
  expect(await lensExam()).toEqual({ from: null })
  expect(await book()).toMatchObject(INCLUDED)
})

it.each(['pause', 'cancel'] as const)('is not included after a %s of the subscription [LENS-017]', async (action) => {
  const before = await book()
  await subscribe(action)
  expect(await lensExam()).toBeNull()
  expect(await read(before.id), 'what was booked stays').toMatchObject(INCLUDED)
  await cancelBooking(shop.deps, before.id, { acceptFee: true, viewer: CUSTOMER })
  expect(await book()).toMatchObject(ORDINARY)
})

it('is of the subscriber alone, of exams for lenses, and for who is logged in [LENS-017]', async () => {
  expect(await book({ ssn: OTHER })).toMatchObject(ORDINARY)
  expect(await book({ examType: 'lensesNew' })).toMatchObject({ price: 69_500, priceKind: 'ordinary' })
  const visitor = await shop.visitor()
  const { body } = await visitor.post('/api/booking/create', lenses())
  expect(await read(body.booking.id)).toMatchObject(ORDINARY)
  expect(await lensExam(), 'nothing of that has used it').toEqual({ from: null })
})

it('is not used by the free revisit of a member [LOYAL-004, LENS-017]', async () => {
  const { database, clock } = shop.deps
  await database.transaction((tx) => joinFriends(tx, CUSTOMER, clock.now()))
  await examined('2026-05-04')
  expect(await book()).toMatchObject({ price: 0, priceKind: 'revisit', includedFrom: null })
  expect(await lensExam()).toEqual({ from: '2027-05-04' })
  await shop.rows('delete from friends_member')
})

it('is given to one of two that are booked at once [LENS-017]', async () => {
  for (let round = 0; round < 5; round++) {
    await shop.rows('update booking set customer_id = null')
    const { send } = await session()
    const made = await Promise.all([1, 2].map((storeId) => send('createBooking', lenses({ storeId }))))
    const rows = await Promise.all(made.map(({ body }) => read(body.booking.id)))
    expect(rows.filter(({ priceKind }) => priceKind === 'included')).toHaveLength(1)
    expect(rows.filter(({ priceKind }) => priceKind === 'ordinary')).toHaveLength(1)
  }
})

it('stays free where it is moved, but not within a year of another [LENS-017]', async () => {
  await examined('2025-11-25')
  const booked = await book({ start: '2026-11-26T09:00:00.000Z' })
  const moved = async (start: string) => {
    const answer = await moveBooking(shop.deps, booked.id, { storeId: 1, start, acceptFee: true, viewer: CUSTOMER })
    if (!answer.ok) throw new Error(JSON.stringify(answer.error))
    return read(booked.id)
  }
  expect(await moved('2026-11-24T09:00:00.000Z')).toMatchObject(ORDINARY)
  expect(await moved('2026-11-25T09:00:00.000Z')).toMatchObject(INCLUDED)
})

it('that was cancelled costs something when it is booked again after another [LENS-017]', async () => {
  const first = await book()
  await cancelBooking(shop.deps, first.id, { acceptFee: true, viewer: CUSTOMER })
  const second = await book()
  expect(second).toMatchObject(INCLUDED)
  const { get } = await session()
  expect((await get(`/api/booking/${first.id}`)).body.data.includedFrom > '2027-01-01').toBe(true)
  await moveBooking(shop.deps, first.id, {
    storeId: 2,
    start: '2026-11-27T09:00:00.000Z',
    acceptFee: true,
    viewer: CUSTOMER,
  })
  expect(await read(first.id)).toMatchObject(ORDINARY)
})
