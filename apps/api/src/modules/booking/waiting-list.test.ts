import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPersonalData } from '../../forget-personal-data.js'
import { holdRow } from '../../testing/hold-row.js'
import { liftWaitLimits } from '../../testing/lift-wait-limits.js'
import type { Visitor } from '../../testing/test-api.js'
import { readAudit } from '../audit/read-audit.js'
import { openSms } from '../sms/sealed-sms.js'
import { type BookingShop, openBookingShop, visit } from './testing/booking-shop.js'
import { offerFreedTimes } from './waiting-offer.js'

let shop: BookingShop
beforeAll(async () => void (shop = await openBookingShop({ size: 20 })))
afterAll(() => shop.drop())
beforeEach(async () => {
  shop.at('2026-11-02T10:00:00.000Z')
  await shop.rows('delete from taken_time')
  await shop.rows('delete from waiting_offer')
  await shop.rows('delete from waiting_entry')
  await shop.rows('delete from booking')
  await shop.rows('delete from sms_outbox')
})

const DAY = '2026-11-04'
/** Free morning times of store 2, which has one examiner. */
const TIMES = ['09:00', '09:30', '10:00', '10:30']
const at = (time: string, day = DAY) => `${day}T${time}:00.000Z`

async function book(who: Visitor, start: string): Promise<string> {
  const { status, body } = await who.post('/api/booking/create', visit({ storeId: 2, start }))
  expect(status).toBe(200)
  return body.booking.id
}
async function fullMorning(who: Visitor, day = DAY): Promise<string[]> {
  const made: string[] = []
  for (const time of TIMES) made.push(await book(who, at(time, day)))
  return made
}
const entry = (changes: object = {}) => ({
  examType: 'glasses',
  ageGroup: '18-74',
  storeIds: [2],
  earliest: DAY,
  latest: DAY,
  dayPart: 'morning',
  mobile: '070-174 06 05',
  ...changes,
})
const join = (who: Visitor, changes: object = {}) => who.post('/api/booking/waitingList', entry(changes))
/** Makes the earlier entries older, because the test's clock stands still. */
const minuteLater = () => shop.rows(`update waiting_entry set created_at = created_at - interval '1 minute'`)
async function joined(who: Visitor, changes: object = {}): Promise<string> {
  const { status, body } = await join(who, changes)
  expect([status, body.error]).toEqual([200, undefined])
  await minuteLater()
  return body.data.id
}
const round = () => offerFreedTimes(shop.deps)
const seen = async (who: Visitor, id: string) => (await who.get(`/api/booking/waitingList/${id}`)).body.data
const cancel = (who: Visitor, id: string) => who.post(`/api/booking/${id}/cancel`, { acceptFee: true })
const sms = async () =>
  (
    await shop.rows<{ kind: string; message: string }>(
      `select kind, message from sms_outbox where kind like 'waiting-%' order by created_at`,
    )
  ).map(({ kind, message }) => ({ kind, ...openSms(shop.deps.encryption, message) }))
const offeredTo = async () => (await sms()).filter(({ kind }) => kind === 'waiting-list-offered').map(({ to }) => to)

describe('the waiting list', () => {
  it('offers what comes free to the first in line by SMS and letter, and holds it for them', async () => {
    const who = await shop.visitor()
    const [, second = ''] = await fullMorning(who)
    const first = await joined(who, { email: 'forst@klarsikt.example' })
    const next = await joined(await shop.visitor(), { mobile: '070-174 06 06' })
    expect(await round()).toBe(0)
    await cancel(who, second)
    expect(await round()).toBe(1)
    expect(await round()).toBe(0)
    expect(await seen(who, first)).toMatchObject({
      state: 'waiting',
      mobile: '***05',
      offer: { start: at('09:30'), until: '2026-11-02T10:30:00.000Z' },
    })
    expect((await seen(who, next)).offer).toBeNull()
    expect((await sms()).map(({ kind }) => kind)).toEqual([
      'waiting-list-joined',
      'waiting-list-joined',
      'waiting-list-offered',
    ])
    expect((await sms()).at(-1)?.text).toMatch(
      /onsdag 4 november kl\. 10:30\. Vi håller den till kl\. 11:30\. Svara här: \S+\/bevaka-tid\/[0-9a-f]{32}$/,
    )
    const letters = await shop.rows(`select 1 from mail_outbox where kind = 'waiting-list-offered'`)
    expect(letters).toHaveLength(1)
    const other = await (await shop.visitor()).post('/api/booking/create', visit({ storeId: 2, start: at('09:30') }))
    expect(other.body.error?.code).toBe('booking.slot-taken')
  })

  it('goes to the next in line when it is declined, and when no answer comes', async () => {
    const who = await shop.visitor()
    const [first = ''] = await fullMorning(who)
    const entries = [
      await joined(who),
      await joined(await shop.visitor(), { mobile: '070-174 06 06' }),
      await joined(await shop.visitor(), { mobile: '070-174 06 07' }),
    ]
    await cancel(who, first)
    await round()
    const declined = await who.post(`/api/booking/waitingList/${entries[0]}/decline`, { start: at('09:00') })
    expect(declined.body.data).toMatchObject({ state: 'waiting', offer: null })
    await round()
    shop.at('2026-11-02T10:30:00.000Z')
    await round()
    expect(await offeredTo()).toEqual(['+46701740605', '+46701740606', '+46701740607'])
    // Nobody gets an offer of the same time twice.
    shop.at('2026-11-02T11:30:00.000Z')
    expect(await round()).toBe(1)
    expect(await round()).toBe(0)
  })

  it('sends nothing at night, and what has come free then in the morning', async () => {
    const who = await shop.visitor()
    const [first = ''] = await fullMorning(who)
    await joined(who)
    await cancel(who, first)
    shop.at('2026-11-02T21:00:00.000Z')
    expect(await round()).toBe(0)
    shop.at('2026-11-03T07:00:00.000Z')
    expect(await round()).toBe(1)
  })

  it('ends after its latest day, and after offers that were never answered', async () => {
    const who = await shop.visitor()
    await fullMorning(who)
    const id = await joined(who)
    shop.at('2026-11-05T10:00:00.000Z')
    expect(await round()).toBe(1)
    expect(await seen(who, id)).toMatchObject({ state: 'ended', mobile: '' })
    await forgetPersonalData(shop.deps)
    shop.at('2027-01-05T10:00:00.000Z')
    await forgetPersonalData(shop.deps)
    expect(await shop.rows('select 1 from waiting_entry')).toEqual([])
  })
})

describe('joining', () => {
  it('is once for the same call, three times for a number, and no way past a free time', async () => {
    const who = await shop.visitor()
    const free = await join(who)
    expect([free.status, free.body.error.code]).toEqual([409, 'waiting-list.time-is-free'])
    await fullMorning(who)
    const [one, same] = await Promise.all([joined(who), joined(who)])
    expect(same).toBe(one)
    expect(await sms()).toHaveLength(1)
    await fullMorning(who, '2026-11-06')
    await joined(who, { earliest: '2026-11-06', latest: '2026-11-06' })
    await fullMorning(who, '2026-11-09')
    await joined(who, { earliest: '2026-11-09', latest: '2026-11-09' })
    await fullMorning(who, '2026-11-10')
    const fourth = await join(who, { earliest: '2026-11-10', latest: '2026-11-10' })
    expect([fourth.status, fourth.body.error.code]).toEqual([409, 'waiting-list.too-many'])
  })

  it('names what is wrong', async () => {
    const who = await shop.visitor()
    const { status, body } = await join(who, {
      storeIds: [99],
      ageGroup: null,
      latest: '2026-11-03',
      mobile: '+45 20 12 34 56',
      email: 'x',
    })
    expect([status, Object.keys(body.error.fields).toSorted()]).toEqual([
      422,
      ['ageGroup', 'email', 'latest', 'storeId'],
    ])
    const foreign = await join(who, { mobile: '+45 20 12 34 56' })
    expect(foreign.body.error.fields).toEqual({ mobile: 'Vi skickar bara sms till svenska mobilnummer.' })
  })

  it('is not joined at a store that does not do the exam, and takes only stores of its town that do', async () => {
    const who = await shop.visitor()
    const refused = await join(who, { examType: 'hearing', ageGroup: null })
    expect([refused.status, refused.body.error.fields]).toEqual([
      422,
      { storeId: 'Butiken gör inte den undersökningen. Välj en annan butik.' },
    ])
  })

  it('is ended by its link, which forgets the number and frees what is offered', async () => {
    const who = await shop.visitor()
    const [first = ''] = await fullMorning(who)
    const id = await joined(who)
    await cancel(who, first)
    await round()
    const { body } = await who.post(`/api/booking/waitingList/${id}/leave`)
    expect(body.data).toMatchObject({ state: 'left', mobile: '', offer: null })
    expect((await who.post(`/api/booking/waitingList/${id}/leave`)).status).toBe(200)
    expect((await shop.rows<{ contact: string }>('select contact from waiting_entry'))[0]?.contact).toBe('')
    await book(await shop.visitor(), at('09:00'))
    expect((await who.get(`/api/booking/waitingList/${'0'.repeat(32)}`)).status).toBe(404)
  })
})

describe('an accepted offer', () => {
  it('is held by the browser that accepts, and is over once it is booked', async () => {
    const who = await shop.visitor()
    const [first = ''] = await fullMorning(who)
    const id = await joined(who)
    await cancel(who, first)
    await round()
    const phone = await shop.visitor()
    const start = at('09:00')
    const accepted = await phone.post(`/api/booking/waitingList/${id}/accept`, { start })
    expect(accepted.body).toMatchObject({ booking: null, hold: { storeId: 2, start } })
    const made = await phone.post('/api/booking/create', visit({ storeId: 2, start, holdId: accepted.body.hold.id }))
    expect(made.status).toBe(200)
    expect(await seen(who, id)).toMatchObject({ state: 'accepted', offer: null, mobile: '' })
    const again = await phone.post(`/api/booking/waitingList/${id}/accept`, { start })
    expect([again.status, again.body.error.code]).toEqual([409, 'waiting-list.answered'])
    const declined = await phone.post(`/api/booking/waitingList/${id}/decline`, { start })
    expect([declined.status, declined.body.error.code]).toEqual([409, 'waiting-list.answered'])
    const audited = await readAudit(shop.deps.database, { subject: 'waiting-list', limit: 3 })
    expect(audited.map(({ action, actorKind }) => [action, actorKind])).toEqual([
      ['waiting-list.accepted', 'visitor'],
      ['waiting-list.offered', 'system'],
      ['waiting-list.joined', 'visitor'],
    ])
    expect(audited.every(({ subjectId }) => subjectId !== id)).toBe(true)
  })

  it('leaves connections to others while many wait to move to it', async () => {
    const who = await shop.visitor()
    const [first = '', , , last = ''] = await fullMorning(who)
    const wait = { earliest: DAY, latest: DAY, dayPart: 'any' }
    const { id } = (await who.post(`/api/booking/${last}/waitForEarlier`, wait)).body.data
    await cancel(who, first)
    await round()
    const { pool } = shop.deps.database
    liftWaitLimits(shop.deps.database)
    const row = await holdRow(shop.deps.database, 'select from store where id = $1 for update', [2])
    let [taken, awaited] = [0, 0]
    pool.on('acquire', () => (taken += 1))
    const calls = Array.from({ length: 12 }, () =>
      who.post(`/api/booking/waitingList/${id}/accept`, { start: at('09:00') }),
    )
    // Every call reads its session and the offer before it waits for the store. Then only the first keeps a connection.
    try {
      await vi.waitFor(async () => {
        awaited = Math.max(awaited, await row.awaitedBy())
        expect(taken).toBeGreaterThan(2 * calls.length)
        expect([pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([1, 0])
      })
    } finally {
      await row.release()
    }
    expect(awaited).toBe(1)
    const accepted = Promise.all(calls)
    expect((await accepted).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
  })

  it('moves the booking that waits, and its own time goes to the next in line', async () => {
    const who = await shop.visitor()
    const [first = '', , , last = ''] = await fullMorning(who)
    const wait = { earliest: DAY, latest: DAY, dayPart: 'any' }
    const own = (await who.post(`/api/booking/${last}/waitForEarlier`, wait)).body.data
    expect(own.booking).toEqual({ id: last, start: at('10:30') })
    await minuteLater()
    const next = await joined(await shop.visitor(), { mobile: '070-174 06 06' })
    await cancel(who, first)
    await round()
    const accept = () => who.post(`/api/booking/waitingList/${own.id}/accept`, { start: at('09:00') })
    const twice = await Promise.all([accept(), accept()])
    expect(twice.map(({ status, body }) => [status, body.booking])).toEqual([
      [200, { id: last }],
      [200, { id: last }],
    ])
    expect((await who.get(`/api/booking/${last}`)).body.data).toMatchObject({ start: at('09:00'), feeCharged: 0 })
    await round()
    expect((await seen(who, next)).offer).toMatchObject({ start: at('10:30') })
  })

  it('that was declined before, or whose waiting is over, says so instead of being waited for', async () => {
    const who = await shop.visitor()
    const [first = ''] = await fullMorning(who)
    const id = await joined(who)
    await cancel(who, first)
    await round()
    const answer = (word: string) => who.post(`/api/booking/waitingList/${id}/${word}`, { start: at('09:00') })
    expect((await answer('decline')).status).toBe(200)
    expect((await answer('decline')).body.data).toMatchObject({ state: 'waiting' })
    expect((await answer('accept')).body.error.code).toBe('waiting-list.answered')
    await who.post(`/api/booking/waitingList/${id}/leave`)
    const late = await answer('accept')
    expect([late.status, late.body.error.code]).toEqual([409, 'waiting-list.ended'])
  })

  it('is no more once its time has run out', async () => {
    const who = await shop.visitor()
    const [first = ''] = await fullMorning(who)
    const id = await joined(who)
    await cancel(who, first)
    await round()
    shop.at('2026-11-02T10:30:00.000Z')
    const { status, body } = await who.post(`/api/booking/waitingList/${id}/accept`, { start: at('09:00') })
    expect([status, body.error.code]).toEqual([409, 'waiting-list.offer-over'])
  })

  it('is not waited for by a booking that could not be moved freely', async () => {
    const who = await shop.visitor()
    const soon = await book(who, '2026-11-03T09:00:00.000Z')
    const { status, body } = await who.post(`/api/booking/${soon}/waitForEarlier`, {
      earliest: '2026-11-02',
      latest: '2026-11-03',
      dayPart: 'any',
    })
    expect([status, body.error.code]).toEqual([409, 'waiting-list.closed'])
  })
})

it('offers one time once, however many rounds and people race for it [R7]', async () => {
  const who = await shop.visitor()
  const [first = ''] = await fullMorning(who)
  const entries = await Promise.all(
    Array.from({ length: 12 }, async (_, index) =>
      joined(await shop.visitor(), { mobile: `070-174 06 ${index + 10}` }),
    ),
  )
  await cancel(who, first)
  const others = await Promise.all(Array.from({ length: 4 }, () => shop.visitor()))
  const start = at('09:00')
  const [bookings] = await Promise.all([
    Promise.all(others.map((one) => one.post('/api/booking/create', visit({ storeId: 2, start })))),
    ...Array.from({ length: 6 }, round),
  ])
  const booked = bookings.filter(({ status }) => status === 200).length
  const offered = await offeredTo()
  expect(booked + offered.length).toBe(1)
  const open = await shop.rows(`select 1 from waiting_offer where state = 'offered'`)
  expect(open).toHaveLength(offered.length)
  expect(await shop.rows('select 1 from taken_time where starts_at = $1', start)).toHaveLength(1)
  expect(entries).toHaveLength(12)
})

it('answers an offer once where accepting, declining and the end of it race', async () => {
  const who = await shop.visitor()
  const [first = '', , , last = ''] = await fullMorning(who)
  const wait = { earliest: DAY, latest: DAY, dayPart: 'any' }
  const { id } = (await who.post(`/api/booking/${last}/waitForEarlier`, wait)).body.data
  await cancel(who, first)
  await round()
  const start = at('09:00')
  const path = `/api/booking/waitingList/${id}`
  await Promise.all([
    who.post(`${path}/accept`, { start }),
    who.post(`${path}/decline`, { start }),
    who.post(`${path}/leave`),
    round(),
    round(),
  ])
  const [booking] = await shop.rows<{ starts_at: Date }>('select starts_at from booking where id = $1', last)
  const isMoved = booking?.starts_at.toISOString() === start
  const states = await shop.rows<{ state: string }>('select state from waiting_offer')
  expect(states.map(({ state }) => state)).toEqual([isMoved ? 'accepted' : 'declined'])
  const times = await shop.rows<{ id: string }>('select id from taken_time where booking_id is null')
  expect(times).toEqual([])
})

it('lists the stores that can be waited for, without those with a booking system of their own', async () => {
  const who = await shop.visitor()
  const ids = async () =>
    (await who.get('/api/booking/waitingList/stores')).body.data.map(({ id }: { id: number }) => id).toSorted()
  const before = await ids()
  expect(before).toContain(1)
  await shop.rows(`update store set booking_system = 'external', booking_location = 'utanfor-1' where id = 1`)
  expect(await ids()).toEqual(before.filter((id: number) => id !== 1))
  const refused = await join(who, { storeIds: [1] })
  expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([422, ['storeId']])
  await shop.rows(`update store set booking_system = 'own', booking_location = null where id = 1`)
})
