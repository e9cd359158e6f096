import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, stockholmInstant, stockholmTime } from '../calendar/index.js'
import { EXAM_TYPES } from './exam-types.js'
import { firstFreeSlot } from './first-free-slot.js'
import { type FreeSlot, freeSlots, type SlotQuery, type StoreSchedule, type TakenSlot } from './free-slots.js'
import { BOOKING_NOTICE_MINUTES } from './rules.js'
import { overlaps } from './span.js'
import { dayClock, workSpans } from './work-hours.js'

const WORKDAY = { opens: '10:00', closes: '18:00' }
const PARTS = [
  { from: '09:00', until: '12:00' },
  { from: '12:30', until: '17:00' },
]
const SCHEDULE: StoreSchedule = {
  hours: { week: [WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, { opens: '10:00', closes: '15:00' }, null] },
  examiners: [
    {
      id: 'ada',
      skills: ['sight', 'lenses', 'children'],
      plan: { week: [PARTS, PARTS, PARTS, PARTS, PARTS, PARTS, PARTS] },
    },
    { id: 'bo', skills: ['sight', 'hearing'], plan: { week: [PARTS, PARTS, PARTS, PARTS, PARTS, [], []] } },
  ],
  rooms: [
    { id: 'room-1', kinds: ['visual'] },
    { id: 'room-2', kinds: ['visual', 'auditory'] },
  ],
}
const MONDAY = '2027-01-11'
const query = (changes: Partial<SlotQuery> = {}): SlotQuery => ({
  examType: 'glasses',
  ageGroup: '18-74',
  from: MONDAY,
  to: MONDAY,
  now: at('2027-01-04', '08:00'),
  ...changes,
})

function at(day: string, time: string): Date {
  const instant = stockholmInstant(day, time)
  if (!instant) throw new Error(`No such time: ${day} ${time}`)
  return instant
}

const times = (slots: readonly FreeSlot[], examinerId: string) =>
  slots.filter((slot) => slot.examinerId === examinerId).map(({ start }) => stockholmTime(start))

const take = (time: string, minutes: number, who: Pick<TakenSlot, 'examinerId' | 'roomId'>): TakenSlot => {
  const start = at(MONDAY, time).getTime()
  return { ...who, start, end: start + minutes * 60_000 }
}

describe('the free times of a day', () => {
  it('begin on half-hours while the store is open and the optician works [BOOK-011]', () => {
    const slots = freeSlots(SCHEDULE, [], query())
    expect(times(slots, 'ada').join(' ')).toBe(
      '10:00 10:30 11:00 11:30 12:30 13:00 13:30 14:00 14:30 15:00 15:30 16:00 16:30',
    )
    expect(slots.every(({ start, end }) => end - start === 30 * 60_000)).toBe(true)
  })

  it('are fewer for a longer visit, which must end before the break', () => {
    const slots = freeSlots(SCHEDULE, [], query({ examType: 'lensesNew' }))
    expect(times(slots, 'ada').slice(0, 4)).toEqual(['10:00', '10:30', '11:00', '12:30'])
    expect(times(slots, 'bo')).toEqual([])
  })

  it('leave out what is booked, for the optician and for the room', () => {
    const taken = [take('10:00', 45, { examinerId: 'ada', roomId: 'room-1' })]
    const slots = freeSlots(SCHEDULE, taken, query())
    expect(times(slots, 'ada').slice(0, 2)).toEqual(['11:00', '11:30'])
    expect(slots.find(({ examinerId }) => examinerId === 'bo')).toMatchObject({ roomId: 'room-2' })
    const both = [...taken, take('10:00', 30, { examinerId: 'cid', roomId: 'room-2' })]
    expect(times(freeSlots(SCHEDULE, both, query()), 'bo')[0]).toBe('10:30')
  })

  it('are given for children by those who see children, and for hearing in its room', () => {
    expect(times(freeSlots(SCHEDULE, [], query({ ageGroup: '8-12' })), 'bo')).toEqual([])
    const hearing = freeSlots(SCHEDULE, [], query({ examType: 'hearing', ageGroup: null }))
    expect(new Set(hearing.map(({ examinerId, roomId }) => `${examinerId} ${roomId}`))).toEqual(new Set(['bo room-2']))
  })

  it('are none on a closed day, on leave, or in the past', () => {
    expect(freeSlots(SCHEDULE, [], query({ from: '2027-01-10', to: '2027-01-10' }))).toEqual([])
    const [ada] = SCHEDULE.examiners
    if (!ada) throw new Error('No examiner')
    const away = { ...ada, plan: { ...ada.plan, leave: [{ from: '2027-01-09', to: MONDAY }] } }
    expect(freeSlots({ ...SCHEDULE, examiners: [away] }, [], query())).toEqual([])
    expect(times(freeSlots(SCHEDULE, [], query({ now: at(MONDAY, '15:10') })), 'ada')).toEqual(['16:30'])
    expect(freeSlots(SCHEDULE, [], query({ from: MONDAY, to: '2027-01-04' }))).toEqual([])
    expect(freeSlots(SCHEDULE, [], query({ from: '2028-01-10', to: '2028-01-14' }))).toEqual([])
  })

  it('hold real half-hours in both nights in which the clock is changed', () => {
    const night = { week: Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '05:00' })) }
    const plan = { week: Array.from({ length: 7 }, () => [{ from: '00:00', until: '05:00' }]) }
    const schedule = { ...SCHEDULE, hours: night, examiners: [{ id: 'ada', skills: ['sight'] as const, plan }] }
    const on = (day: string) =>
      freeSlots(schedule, [], query({ from: day, to: day, now: at('2027-01-04', '08:00') })).length
    expect(on('2027-03-28')).toBe(8)
    expect(on('2027-03-29')).toBe(10)
    expect(
      freeSlots(schedule, [], query({ from: '2027-10-31', to: '2027-10-31', now: at('2027-09-04', '08:00') })),
    ).toHaveLength(12)
  })
})

const DAYS = 730
const anyDay = fc.integer({ min: 0, max: DAYS }).map((days) => addDays('2027-01-01', days))
const anyTaken = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 6 }),
    minute: fc.integer({ min: 8 * 60, max: 18 * 60 }),
    minutes: fc.constantFrom(30, 45, 60),
    examinerId: fc.constantFrom('ada', 'bo'),
    roomId: fc.constantFrom('room-1', 'room-2'),
  }),
  { maxLength: 60 },
)
/** Makes bookings one after the other, and drops those that overlap, as the database would. */
function bookable(
  from: string,
  raw: readonly { day: number; minute: number; minutes: number; examinerId: string; roomId: string }[],
) {
  const taken: TakenSlot[] = []
  for (const { day, minute, minutes, examinerId, roomId } of raw) {
    const start = at(addDays(from, day), '00:00').getTime() + minute * 60_000
    const slot = { start, end: start + minutes * 60_000, examinerId, roomId }
    const clash = taken.some((old) => overlaps(old, slot) && (old.examinerId === examinerId || old.roomId === roomId))
    if (!clash) taken.push(slot)
  }
  return taken
}

it('offers no time over a visit, a break or a closed hour, on any day of two years', () => {
  fc.assert(
    fc.property(
      anyDay,
      anyTaken,
      fc.constantFrom('glasses' as const, 'lenses' as const, 'lensesNew' as const, 'hearing' as const),
      (from, raw, examType) => {
        const now = new Date(at(from, '00:00').getTime() + 11 * 3_600_000)
        const taken = bookable(from, raw)
        const to = addDays(from, 6)
        const clocks = Array.from({ length: 7 }, (_, day) => dayClock(addDays(from, day)))
        const worked = new Map(
          SCHEDULE.examiners.map(({ id, plan }) => [
            id,
            clocks.flatMap((clock) => workSpans(clock, plan, SCHEDULE.hours)),
          ]),
        )
        for (const slot of freeSlots(SCHEDULE, taken, query({ examType, from, to, now }))) {
          const hours = worked.get(slot.examinerId) ?? []
          expect(hours.some(({ start, end }) => start <= slot.start && slot.end <= end)).toBe(true)
          const clashes = taken.filter(
            (old) => overlaps(old, slot) && (old.examinerId === slot.examinerId || old.roomId === slot.roomId),
          )
          expect(clashes).toEqual([])
          expect(slot.end - slot.start).toBe(EXAM_TYPES[examType].minutes * 60_000)
          expect(slot.start - now.getTime()).toBeGreaterThanOrEqual(BOOKING_NOTICE_MINUTES * 60_000)
        }
      },
    ),
  )
})

it('has no notice for staff, who see who is in the store', () => {
  const day = '2026-11-24'
  const now = at(day, '10:10')
  const starts = (isByStaff: boolean) =>
    freeSlots(SCHEDULE, [], query({ from: day, to: day, now, isByStaff })).map(({ start }) => start - now.getTime())
  expect(Math.min(...starts(true))).toBe(20 * 60_000)
  expect(Math.min(...starts(false))).toBeGreaterThanOrEqual(BOOKING_NOTICE_MINUTES * 60_000)
})

it('misses no time: what it leaves out is taken, not worked or too soon', () => {
  fc.assert(
    fc.property(anyDay, anyTaken, (from, raw) => {
      const now = at(from, '00:00')
      const taken = bookable(from, raw)
      const found = new Set(
        freeSlots(SCHEDULE, taken, query({ from, to: from, now })).map(
          ({ start, examinerId }) => `${start} ${examinerId}`,
        ),
      )
      for (const examiner of SCHEDULE.examiners) {
        for (let minute = 0; minute < 24 * 60; minute += 30) {
          const span = { start: now.getTime() + minute * 60_000, end: now.getTime() + (minute + 30) * 60_000 }
          const isWorked = workSpans(dayClock(from), examiner.plan, SCHEDULE.hours).some(
            ({ start, end }) => start <= span.start && span.end <= end,
          )
          const isTaken = taken.some((old) => old.examinerId === examiner.id && overlaps(old, span))
          const hasRoom = SCHEDULE.rooms.some(
            ({ id }) => !taken.some((old) => old.roomId === id && overlaps(old, span)),
          )
          const isInTime = minute >= BOOKING_NOTICE_MINUTES
          expect(found.has(`${span.start} ${examiner.id}`)).toBe(isWorked && !isTaken && hasRoom && isInTime)
        }
      }
    }),
  )
})

it('finds the first free time as the list of all of them has it, or none', () => {
  fc.assert(
    fc.property(anyDay, anyTaken, fc.integer({ min: 0, max: 40 }), (from, raw, length) => {
      const taken = bookable(from, raw)
      const asked = query({ from, to: addDays(from, length), now: at(from, '00:00') })
      expect(firstFreeSlot(SCHEDULE, taken, asked)).toEqual(freeSlots(SCHEDULE, taken, asked)[0] ?? null)
    }),
    { numRuns: 40 },
  )
})
