import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, addWorkingDays, type PlainDate, stockholmDate, stockholmInstant } from '../calendar/index.js'
import { isWorkingDay } from '../calendar/working-days.js'
import { deliveryDays, DeliveryMethod } from '../delivery/index.js'
import { awaitsDay } from '../order/index.js'
import {
  addressOn,
  announceDate,
  deliveryDates,
  type DeliverySchedule,
  mayProcess,
  nextDelivery,
  scheduleFrom,
  SUBSCRIPTION_INTERVALS,
  wokenSchedule,
} from './index.js'

const HOME = { street: 'Storgatan 2', postalCode: '11147', city: 'Stockholm' }
const ELSEWHERE = { street: 'Skidvägen 1', postalCode: '83013', city: 'Åre' }

/** What was promised to the customer on the day of the letter, and what happened. */
type Delivered = {
  readonly promised: ReturnType<typeof deliveryDates>
  readonly chargedOn: PlainDate
  readonly leftOn: PlainDate
}

/** Lives through the next delivery day by day, as the rounds of the shop and the warehouse do. */
function liveThrough(schedule: DeliverySchedule, start: PlainDate): Delivered {
  const day = nextDelivery(schedule)
  let announcedOn: PlainDate | null = null
  let promised: Delivered['promised'] | null = null
  let charged: { on: PlainDate; sendFrom: PlainDate } | null = null
  for (let today = start; ; today = addDays(today, 1)) {
    if (announcedOn === null && announceDate(day) <= today) {
      announcedOn = today
      promised = deliveryDates(day, { today, announcedOn })
    }
    if (charged === null && mayProcess(day, announcedOn, today))
      charged = { on: today, sendFrom: deliveryDates(day, { today, announcedOn }).sendOn }
    if (promised !== null && charged !== null && !awaitsDay(charged, today))
      return { promised, chargedOn: charged.on, leftOn: today }
  }
}

const days = fc.integer({ min: 0, max: 4_000 }).map((count) => addDays('2026-01-01', count))

it('is charged and leaves on the days that the letter named, goes to the address of that day, and arrives by its day', () => {
  const wrong: unknown[] = []
  const runs = fc.record({
    start: days,
    interval: fc.constantFrom(...SUBSCRIPTION_INTERVALS),
    // Days after the purchase on which it is activated again after a pause; none where it was not paused.
    pausedFor: fc.option(fc.integer({ min: 1, max: 200 })),
    awayFrom: fc.integer({ min: -10, max: 10 }),
    awayFor: fc.integer({ min: 0, max: 12 }),
  })
  fc.assert(
    fc.property(runs, (run) => {
      const start = run.pausedFor === null ? run.start : addDays(run.start, run.pausedFor)
      const schedule = run.pausedFor === null ? scheduleFrom(start, run.interval) : wokenSchedule(start, run.interval)
      const day = nextDelivery(schedule)
      const { promised, chargedOn, leftOn } = liveThrough(schedule, start)
      const from = addDays(promised.sendOn, run.awayFrom)
      const away = { ...ELSEWHERE, from, to: addDays(from, run.awayFor) }
      const isAway = away.from <= leftOn && leftOn <= away.to
      const isSame = promised.chargeOn === chargedOn && promised.sendOn === leftOn
      const goesTo = addressOn(HOME, away, promised.sendOn) === (isAway ? away : HOME)
      const arrives = addWorkingDays(leftOn, deliveryDays(DeliveryMethod.PostNordMyPack, false).to)
      if (!isSame || !goesTo || chargedOn > leftOn || arrives > day) wrong.push([run, promised, chargedOn, leftOn])
    }),
    { numRuns: 300 },
  )
  expect(wrong).toEqual([])
})

it('leaves when its day begins in Stockholm, also where the clock is put forward or back', () => {
  for (const day of ['2027-03-28', '2027-03-29', '2027-10-31', '2027-11-01', '2027-01-01', '2028-02-29'] as const) {
    const midnight = stockholmInstant(day, '00:00')?.getTime() ?? Number.NaN
    const held = [-1, 0].map((ms) => awaitsDay({ sendFrom: day }, stockholmDate(new Date(midnight + ms))))
    expect([day, ...held]).toEqual([day, true, false])
  }
})

it('leaves on a working day where it was not announced late', () => {
  const wrong: unknown[] = []
  fc.assert(
    fc.property(days, (start) => {
      const schedule = scheduleFrom(start, 'm3')
      if (announceDate(nextDelivery(schedule)) < start) return
      const { leftOn } = liveThrough(schedule, start)
      if (!isWorkingDay(leftOn)) wrong.push([start, leftOn])
    }),
  )
  expect(wrong).toEqual([])
})
