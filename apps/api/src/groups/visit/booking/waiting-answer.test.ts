import { describe, expect, it, vi } from 'vitest'
import { holdRow } from '../../../testing/hold-row.js'
import { liftWaitLimits } from '../../../testing/lift-wait-limits.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { visit } from './testing/booking-shop.js'
import {
  at,
  book,
  cancel,
  DAY,
  fullMorning,
  joined,
  minuteLater,
  offeredTo,
  round,
  seen,
  shop,
  useWaitingShop,
} from './testing/waiting-shop.js'

useWaitingShop()

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
