import type { PlainDate } from '../calendar/index.js'
import type { ExamTypeId } from './exam-types.js'
import { freeSlots, type StoreSchedule, type TakenSlot } from './free-slots.js'
import type { AgeGroup } from './rules.js'

/** A visit that needs someone else. */
export type VisitToCover = {
  readonly id: string
  readonly examType: ExamTypeId
  readonly ageGroup: AgeGroup | null
  readonly start: number
  readonly day: PlainDate
}

/**
 * Who can take the visits of someone who is away, each at its own time: a colleague by visit, null where none is free. `schedule`
 * is without the one who is away, and `taken` without these visits. The first visit has the first choice.
 */
export function coverVisits(
  schedule: StoreSchedule,
  taken: readonly TakenSlot[],
  visits: readonly VisitToCover[],
  now: Date,
): ReadonlyMap<string, string | null> {
  const used = [...taken]
  const covered = new Map<string, string | null>()
  for (const { id, examType, ageGroup, start, day } of visits) {
    const slots = freeSlots(schedule, used, { examType, ageGroup, from: day, to: day, now })
    const slot = slots.find((one) => one.start === start)
    if (slot) used.push(slot)
    covered.set(id, slot?.examinerId ?? null)
  }
  return covered
}
