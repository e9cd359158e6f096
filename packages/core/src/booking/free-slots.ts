import { addDays, daysBetween, type PlainDate, stockholmDate } from '../calendar/index.js'
import { EXAM_TYPES, type ExamKind, type ExaminerSkill, type ExamTypeId } from './exam-types.js'
import { type AgeGroup, BOOKING_HORIZON_DAYS, bookingNotice, SLOT_GRID_MINUTES } from './rules.js'
import { overlaps, type Span, subtractSpans } from './span.js'
import { dayClock, type StoreHours, type WorkPlan, workSpans } from './work-hours.js'

/** An optician or an audiologist of a store. */
export type Examiner = {
  readonly id: string
  readonly skills: readonly ExaminerSkill[]
  readonly plan: WorkPlan
}

/** A room and the kinds of exams that it is equipped for. */
export type ExamRoom = { readonly id: string; readonly kinds: readonly ExamKind[] }

/** The parts of a store that decide when it has a free time. */
export type StoreSchedule = {
  readonly hours: StoreHours
  readonly examiners: readonly Examiner[]
  readonly rooms: readonly ExamRoom[]
}

/** A booked visit, or a time that is held while a customer types the details. */
export type TakenSlot = Span & { readonly examinerId: string; readonly roomId: string }

export type SlotQuery = {
  readonly examType: ExamTypeId
  /** Null if the exam does not ask for an age group. */
  readonly ageGroup: AgeGroup | null
  readonly from: PlainDate
  readonly to: PlainDate
  readonly now: Date
  /** True if staff book. They need no notice before the visit. */
  readonly isByStaff?: boolean
}

/** A time that can be booked, with its examiner and one of the free rooms. */
export type FreeSlot = Span & { readonly examinerId: string; readonly roomId: string }

const MS_PER_MINUTE = 60_000

/**
 * Computes the times that can be booked, sorted by start and examiner. They are never stored. Each starts at a full or
 * half hour. A time that two examiners have free is listed twice, so that a customer can choose the person.
 */
export function freeSlots(schedule: StoreSchedule, taken: readonly TakenSlot[], query: SlotQuery): FreeSlot[] {
  const type = EXAM_TYPES[query.examType]
  const lengthMs = type.minutes * MS_PER_MINUTE
  const earliest = query.now.getTime() + bookingNotice(query.isByStaff ?? false) * MS_PER_MINUTE
  const rooms = schedule.rooms.filter(({ kinds }) => kinds.includes(type.kind))
  const roomTimes = new Map(rooms.map(({ id }) => [id, taken.filter(({ roomId }) => roomId === id).toSorted(byStart)]))
  const clocks = days(query).map(dayClock)
  const slots: FreeSlot[] = []
  for (const { id: examinerId, plan, skills } of schedule.examiners) {
    if (!hasSkills(skills, query)) continue
    const own = taken.filter((slot) => slot.examinerId === examinerId)
    const worked = clocks.flatMap((clock) => workSpans(clock, plan, schedule.hours))
    for (const free of subtractSpans(worked, own)) {
      for (const start of gridStarts(free, earliest)) {
        const span = { start, end: start + lengthMs }
        if (span.end > free.end) break
        const room = rooms.find(({ id }) => isFree(span, roomTimes.get(id) ?? []))
        if (room) slots.push({ ...span, examinerId, roomId: room.id })
      }
    }
  }
  return slots.toSorted((a, b) => byStart(a, b) || (a.examinerId < b.examinerId ? -1 : 1))
}

/** Returns the skills that an exam needs. A child's exam also needs `children`. */
export function neededSkills({ examType, ageGroup }: Pick<SlotQuery, 'examType' | 'ageGroup'>): ExaminerSkill[] {
  const { skill } = EXAM_TYPES[examType]
  return ageGroup === '8-12' || ageGroup === '13-17' ? [skill, 'children'] : [skill]
}

/** Tells whether somebody with these skills may do an exam. */
export function hasSkills(skills: readonly ExaminerSkill[], query: Pick<SlotQuery, 'examType' | 'ageGroup'>): boolean {
  return neededSkills(query).every((skill) => skills.includes(skill))
}

/** The days from `from` to `to`, but at most to the booking horizon; none if `to` is before `from`. */
function days({ from, to, now }: SlotQuery): PlainDate[] {
  const last = addDays(stockholmDate(now), BOOKING_HORIZON_DAYS)
  const count = daysBetween(from, to < last ? to : last) + 1
  return Array.from({ length: Math.max(count, 0) }, (_, index) => addDays(from, index))
}

function* gridStarts(free: Span, earliest: number): Generator<number> {
  const grid = SLOT_GRID_MINUTES * MS_PER_MINUTE
  // Stockholm is a whole number of hours from UTC all year, so half hours in Stockholm are half hours in UTC.
  for (let start = Math.ceil(Math.max(free.start, earliest) / grid) * grid; start < free.end; start += grid) yield start
}

/** Searches by bisection. `taken` must be sorted and its spans must not overlap each other. */
function isFree(span: Span, taken: readonly Span[]): boolean {
  let [low, high] = [0, taken.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const at = taken[middle]
    if (at && at.end <= span.start) low = middle + 1
    else high = middle
  }
  const next = taken[low]
  return !next || !overlaps(span, next)
}

function byStart(a: Span, b: Span): number {
  return a.start - b.start
}
