import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addWorkingDays, daysBetween, type PlainDate, sameOrNextWorkingDay } from '../calendar/index.js'
import { addMonths, datePartsOf } from '../calendar/plain-date.js'
import { isWorkingDay, subtractWorkingDays } from '../calendar/working-days.js'
import {
  afterNext,
  checkNextDay,
  DELIVERY_INTERVALS,
  deliveryDates,
  earliestChoice,
  firstDelivery,
  latestChoice,
  nextDelivery,
  processDate,
  scheduleFrom,
  SUBSCRIPTION_INTERVALS,
  type DeliverySchedule,
  withInterval,
  withNextDay,
  wokenSchedule,
} from './index.js'
import { lastChangeDay, reaches } from './schedule.js'

const days = fc.integer({ min: 0, max: 4_000 }).map((count) => addDays('2026-01-01', count))
const intervals = fc.constantFrom(...SUBSCRIPTION_INTERVALS)

function deliveries(schedule: DeliverySchedule, count: number): PlainDate[] {
  const found: PlainDate[] = []
  for (let at = schedule; found.length < count; at = afterNext(at)) found.push(nextDelivery(at))
  return found
}

describe('delivery days [LENS-013]', () => {
  it('are working days, one in every interval, on the day that was chosen or as near after it as can be', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('m2', 'm3', 'm6'), (anchor, interval: 'm2' | 'm3' | 'm6') => {
        const schedule = withNextDay(wokenSchedule(anchor, interval), anchor)
        deliveries(schedule, 24).forEach((day, count) => {
          const chosen = addMonths(anchor, DELIVERY_INTERVALS[interval] * count)
          expect(isWorkingDay(day)).toBe(true)
          expect(day >= chosen).toBe(true)
          for (let between = chosen; between < day; between = addDays(between, 1))
            expect(isWorkingDay(between)).toBe(false)
        })
      }),
      { numRuns: 60 },
    )
  })

  it('come every month once, are charged every month once, and are moved by a few days for it', () => {
    const wrong: unknown[] = []
    fc.assert(
      fc.property(days, fc.boolean(), (start, isChosen) => {
        const schedule = isChosen
          ? withNextDay(wokenSchedule(start, 'm1'), sameOrNextWorkingDay(start))
          : scheduleFrom(start, 'm1')
        const all = deliveries(schedule, 36)
        const charged = all.map((day) => processDate(day).slice(0, 7))
        charged.forEach((month, at) => {
          if (month !== addMonths(`${charged[0]}-01`, at).slice(0, 7)) wrong.push([start, isChosen, at, month])
        })
        all.forEach((day, at) => {
          const chosen = addMonths(schedule.anchor, at, schedule.anchorDay)
          if (!isWorkingDay(day) || Math.abs(daysBetween(chosen, day)) > 9) wrong.push([start, isChosen, chosen, day])
        })
      }),
      { numRuns: 60 },
    )
    expect(wrong).toEqual([])
  })

  it('stay in their months at the end of a month', () => {
    const schedule = withNextDay(wokenSchedule('2026-11-01', 'm1'), '2027-01-29')
    const months = deliveries({ ...schedule, anchor: '2027-01-31', anchorDay: 31 }, 4)
    expect(months).toEqual(['2027-01-29', '2027-02-26', '2027-03-31', '2027-04-30'])
  })

  it('begin an interval after the purchase, or as soon after it as there is time for', () => {
    expect(nextDelivery(scheduleFrom('2026-11-28', 'm1'))).toBe(firstDelivery('2026-11-28'))
    expect(nextDelivery(scheduleFrom('2026-11-28', 'm3'))).toBe('2027-03-01')
    expect(deliveries(scheduleFrom('2026-08-31', 'm3'), 3)).toEqual(['2026-11-30', '2027-03-01', '2027-05-31'])
    const wrong: unknown[] = []
    fc.assert(
      fc.property(days, intervals, (today, interval) => {
        const next = nextDelivery(scheduleFrom(today, interval))
        const due = addMonths(today, DELIVERY_INTERVALS[interval])
        const soonest = due > firstDelivery(today) ? due : firstDelivery(today)
        if (next < addDays(soonest, -3) || next > addDays(soonest, 9)) wrong.push([today, interval, next])
      }),
    )
    expect(wrong).toEqual([])
  })

  it('are promised by dates of which none has passed', () => {
    const wrong: unknown[] = []
    fc.assert(
      fc.property(
        days,
        intervals,
        fc.integer({ min: 0, max: 30 }),
        fc.boolean(),
        (start, interval, later, isBought) => {
          const day = nextDelivery(isBought ? scheduleFrom(start, interval) : wokenSchedule(start, interval))
          const today = addDays(start, later)
          const { changeUntil, chargeOn, sendOn } = deliveryDates(day, { today, announcedOn: null })
          const isInOrder = today < chargeOn && chargeOn <= sendOn
          const mayChange = changeUntil === null ? !reaches(day, today) : changeUntil >= today && changeUntil < chargeOn
          if (!isInOrder || !mayChange) wrong.push([start, interval, today, changeUntil, chargeOn, sendOn])
        },
      ),
    )
    expect(wrong).toEqual([])
    const dates = deliveryDates('2027-01-15', { today: '2026-12-08', announcedOn: '2026-12-01' })
    expect(dates).toEqual({ changeUntil: null, chargeOn: '2026-12-08', sendOn: '2026-12-10' })
  })

  it('are processed one after the other, and each before it is sent [LENS-014, LENS-015]', () => {
    fc.assert(
      fc.property(days, intervals, (today, interval) => {
        const processed = deliveries(scheduleFrom(today, interval), 24).map(processDate)
        expect(processed[0]! >= subtractWorkingDays(today, 1)).toBe(true)
        processed.slice(1).forEach((day, at) => expect(day > processed[at]!).toBe(true))
      }),
      { numRuns: 60 },
    )
  })

  it('remember the 31st through an interval that is changed on a short month', () => {
    const january = withNextDay(wokenSchedule('2027-11-01', 'm1'), '2028-01-31')
    const february = afterNext(january)
    expect(nextDelivery(february)).toBe('2028-02-29')
    const changed = withInterval(february, 'm3')
    expect(deliveries(changed, 2)).toEqual(['2028-02-29', '2028-05-31'])
  })

  it('leave the next one where it is when the interval changes [LENS-010]', () => {
    fc.assert(
      fc.property(days, intervals, intervals, (today, from, to) => {
        const schedule = scheduleFrom(today, from)
        expect(nextDelivery(withInterval(schedule, to))).toBe(nextDelivery(schedule))
      }),
    )
  })
})

describe('what is changed until when [LENS-010]', () => {
  it('reaches a delivery to the end of the day before its processing', () => {
    fc.assert(
      fc.property(days, (today) => {
        const delivery = earliestChoice(today)
        expect(reaches(delivery, lastChangeDay(delivery))).toBe(true)
        expect(reaches(delivery, addDays(lastChangeDay(delivery), 1))).toBe(false)
      }),
    )
  })

  it('a day can be chosen that is processed after today, and none before it', () => {
    fc.assert(
      fc.property(days, (today) => {
        expect(checkNextDay(earliestChoice(today), today)).toEqual({ ok: true, value: earliestChoice(today) })
        expect(processDate(earliestChoice(today)) > today).toBe(true)
        expect(checkNextDay(addDays(earliestChoice(today), -1), today).ok).toBe(false)
        expect(checkNextDay(addDays(latestChoice(today), 1), today).ok).toBe(false)
      }),
    )
  })

  it.each([
    ['', 'not a date'],
    ['2027-02-30', 'not a date'],
    ['2027-01-06', 'a red day'],
    ['2027-01-16', 'a Saturday'],
  ])('%j is refused: %s', (typed) => {
    expect(checkNextDay(typed, '2026-11-26').ok).toBe(false)
  })
})

it('an activated subscription gets the first working day that is 23 working days ahead [LENS-004]', () => {
  fc.assert(
    fc.property(days, intervals, (today, interval) => {
      const next = nextDelivery(wokenSchedule(today, interval))
      expect(next).toBe(firstDelivery(today))
      expect(next).toBe(addWorkingDays(today, 23))
      expect(datePartsOf(next).day).toBe(wokenSchedule(today, interval).anchorDay)
    }),
  )
})
