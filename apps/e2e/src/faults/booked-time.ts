import { isFailure } from '@klarsikt/contract/client'
import { BOOKING_HORIZON_DAYS } from '@klarsikt/core/booking'
import { addDays, stockholmDate } from '@klarsikt/core/calendar'
import type { Buyer } from '../harness/buyer.js'
import { checkTimes, EXAM, type Slot, slotsOf, personOf } from './booking/visits.js'
import { check, type Drill, type Field, parallel, percentile } from './drill.js'

const STORE = 1001
const VISIT = { ...EXAM, storeId: STORE }
/** First day of the slots that are requested: beyond the days that the demo has bookings on. */
const FIRST_DAY = 30

/** R7: many visitors try to book one time at once, half of them with a hold; and one visitor moves a visit while it is cancelled. */
export const bookedTime: Drill = {
  id: 'R7',
  title: 'booked time',
  async run(field, size) {
    const [rounds, crowd] = size === 'full' ? [20, 200] : [2, 40]
    const slots = await freeSlots(field.buyer(), rounds * 3)
    const slowest: number[] = []
    for (let round = 0; round < rounds; round++) {
      const [chosen, later, free] = slots.slice(round * 3, round * 3 + 3)
      check(chosen !== undefined && later !== undefined && free !== undefined, `round ${round}: too few free times`)
      slowest.push(await rush(field, chosen, crowd, round))
      await moveAgainstCancel(field, later, free, round)
      await checkTimes(field.postgres.pool, `round ${round}`)
    }
    const p99 = Math.max(...slowest)
    if (size === 'full') check(p99 < 3000, `p99 of a booking is ${p99} ms`)
    return `${rounds} rounds of ${crowd}: one booking each, ${crowd - 1} typed 409, p99 at worst ${p99} ms`
  },
}

async function freeSlots(buyer: Buyer, count: number): Promise<readonly Slot[]> {
  const from = addDays(stockholmDate(new Date()), FIRST_DAY)
  const slots = await slotsOf(buyer, STORE, { from, to: addDays(from, BOOKING_HORIZON_DAYS) })
  check(slots.length >= count, `only ${slots.length} free times`)
  return slots
}

async function rush(field: Field, slot: Slot, crowd: number, round: number): Promise<number> {
  const visitors = await parallel(crowd, 25, async () => {
    const visitor = field.buyer()
    const shopper = await visitor.client.getShopper()
    check(!isFailure(shopper), 'no session')
    return visitor
  })
  const answers = await Promise.all(
    visitors.map(async (visitor, index) => {
      const time = { ...VISIT, start: slot.start, resourceId: slot.resourceId }
      const held = index % 2 === 0 ? null : await visitor.client.holdSlot({ body: time })
      const holdId = held && !isFailure(held) ? held.holdId : null
      return visitor.client.createBooking({ body: { ...time, ...personOf(visitor), holdId } })
    }),
  )
  const won = answers.filter((answer) => !isFailure(answer))
  check(won.length === 1, `round ${round}: ${won.length} visitors got one time`)
  const others = answers.filter((answer) => isFailure(answer) && answer.error.code !== 'booking.slot-taken')
  check(others.length === 0, `round ${round}: ${JSON.stringify(others.slice(0, 3))}`)
  return percentile(
    visitors.map(({ trace }) => trace.findLast(({ call }) => call.endsWith('/create'))?.ms ?? 0),
    0.99,
  )
}

async function moveAgainstCancel(field: Field, from: Slot, to: Slot, round: number): Promise<void> {
  const visitor = field.buyer()
  const made = await visitor.client.createBooking({ body: { ...VISIT, ...from, ...personOf(visitor) } })
  if (isFailure(made)) throw new Error(`round ${round}: ${made.error.code}`)
  const params = { id: made.booking.id }
  // As on the page: the new time is held while the customer checks the change.
  const held = await visitor.client.holdSlot({ body: { ...VISIT, ...to } })
  if (isFailure(held)) throw new Error(`round ${round}: ${held.error.code}`)
  await Promise.all([
    visitor.client.cancelBooking({ params, body: {} }),
    visitor.client.updateBooking({ params, body: { storeId: STORE, ...to, holdId: held.holdId } }),
  ])
  const after = await visitor.client.getBooking({ params })
  if (isFailure(after)) throw new Error(`round ${round}: ${after.error.code}`)
  const { status } = after.data
  check(status === 'booked' || status === 'cancelled', `round ${round}: the visit is ${status}`)
  await visitor.client.cancelBooking({ params, body: {} })
}
