import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isFailure } from '@klarsikt/contract/client'
import { freeUntil } from '@klarsikt/core/booking'
import { stockholmDate, stockholmInstant } from '@klarsikt/core/calendar'
import { type Buyer, createBuyer } from '../harness/buyer.js'
import { startShop } from '../harness/shop.js'
import { EXAM, personOf, slotsOf } from './booking/visits.js'
import { check, type Drill } from './drill.js'

/** The days of the clock changes (one hour shorter and one longer), and the leap day. */
const DAYS = ['2027-03-28', '2027-10-31', '2028-02-29'] as const
/** The store is open at this time on every day of the week. */
const VISIT_TIME = '13:30'
const STORE = 1001
/** Milliseconds before and after the deadline at which the shop is started. */
const BEFORE_EDGE_MS = 10 * 60_000
const AFTER_EDGE_MS = 1_000

/** R9: a shop with a clock at another day. A visit can be cancelled free until 24 real hours before it, and costs the fee after that. */
export const clock: Drill = {
  id: 'R9',
  title: 'clock',
  async run(_field, size) {
    const days = size === 'full' ? DAYS : DAYS.slice(0, 1)
    for (const day of days) await walk(day)
    return `${days.join(', ')}: free until 24 real hours before, for the fee after`
  },
}

async function walk(day: (typeof DAYS)[number]): Promise<void> {
  const start = stockholmInstant(day, VISIT_TIME)
  check(start !== null, `${day} ${VISIT_TIME} does not exist`)
  const edge = freeUntil({ start }).getTime()
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'klarsikt-clock-'))
  try {
    // The same visitor before and after the deadline.
    const cookies = new Map<string, string>()
    const at = async <T>(instant: number, work: (visitor: Buyer) => Promise<T>): Promise<T> => {
      const shop = await startShop({ dataFolder, env: { KLARSIKT_CLOCK: new Date(instant).toISOString() } })
      try {
        return await work(createBuyer(shop.url, cookies))
      } finally {
        await shop.stop()
      }
    }
    const kept = await at(edge - BEFORE_EDGE_MS, (visitor) => bookAndCancel(visitor, start))
    await at(edge + AFTER_EDGE_MS, (visitor) => payToCancel(visitor, kept))
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

/** Books a time, cancels it while that is free, and books it again. Returns the id of the second booking. */
async function bookAndCancel(visitor: Buyer, start: Date): Promise<string> {
  const day = stockholmDate(start)
  const atThatTime = async () => {
    const slots = await slotsOf(visitor, STORE, { from: day, to: day })
    const keys = slots.map((slot) => `${slot.start} ${slot.resourceId}`)
    check(new Set(keys).size === keys.length, `a time of ${day} is offered twice`)
    check(
      slots.every((slot) => stockholmDate(slot.start) === day),
      `a time of another day is offered on ${day}`,
    )
    return slots.filter((slot) => new Date(slot.start).getTime() === start.getTime())
  }
  const [slot, other] = await atThatTime()
  check(slot !== undefined, `nothing is free on ${day} at ${VISIT_TIME}`)
  const first = await book(visitor, slot)
  check((await atThatTime()).length === (other ? 1 : 0), 'a booked time is still offered')
  const cancelled = await visitor.client.cancelBooking({ params: { id: first }, body: {} })
  check(!isFailure(cancelled), `not free before the edge: ${JSON.stringify(cancelled)}`)
  check(cancelled.booking.feeCharged === 0, `cost ${cancelled.booking.feeCharged} before the edge`)
  const [again] = await atThatTime()
  check(again !== undefined, 'a time that was given up is not offered')
  const kept = await book(visitor, again)
  const shown = await visitor.client.getBooking({ params: { id: kept } })
  check(!isFailure(shown), 'a booking is not shown')
  check(
    new Date(shown.data.freeUntil).getTime() === freeUntil({ start }).getTime(),
    `free until ${shown.data.freeUntil} is not 24 real hours before`,
  )
  return kept
}

async function book(visitor: Buyer, slot: { readonly start: string; readonly resourceId: string }): Promise<string> {
  const made = await visitor.client.createBooking({ body: { ...EXAM, storeId: STORE, ...slot, ...personOf(visitor) } })
  if (isFailure(made)) throw new Error(`not booked: ${JSON.stringify(made.error)}`)
  return made.booking.id
}

async function payToCancel({ client }: Buyer, id: string): Promise<void> {
  const params = { id }
  const refused = await client.cancelBooking({ params, body: {} })
  check(isFailure(refused) && refused.error.code === 'booking.fee-not-accepted', 'free after the edge')
  const cancelled = await client.cancelBooking({ params, body: { acceptFee: true } })
  check(!isFailure(cancelled), `not cancelled for the fee: ${JSON.stringify(cancelled)}`)
  check(cancelled.booking.feeCharged > 0, 'nothing was charged after the edge')
}
