import type { PlainDate } from '../calendar/index.js'
import type { ExamTypeId } from './exam-types.js'
import { freeSlots, type StoreSchedule, type TakenSlot } from './free-slots.js'
import type { AgeGroup } from './rules.js'

/** A visit whose examiner is away and that needs another one. */
export type VisitToCover = {
  readonly id: string
  readonly examType: ExamTypeId
  readonly ageGroup: AgeGroup | null
  readonly start: number
  readonly day: PlainDate
}

/**
 * Finds a colleague for each visit of an absent examiner: a colleague's id by visit, null if nobody is free. `schedule`
 * must not contain the absent examiner, nor `taken` these visits. Earlier visits in the list choose first.
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
