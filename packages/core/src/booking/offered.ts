import { type PlainDate, stockholmDate } from '../calendar/index.js'
import { hoursOn } from '../stores/hours.js'
import type { StoreService } from '../stores/services.js'
import { EXAM_TYPES, type ExaminerSkill, type ExamTypeId } from './exam-types.js'
import { hasSkills, type SlotQuery, type StoreSchedule } from './free-slots.js'
import { dayClock, type StoreHours } from './work-hours.js'

type Asked = Pick<SlotQuery, 'examType' | 'ageGroup'>

/** Tells whether a store does an exam at all: it has an examiner with the skills and a room for it, free or not. */
export function offersExam({ examiners, rooms }: Pick<StoreSchedule, 'examiners' | 'rooms'>, asked: Asked): boolean {
  const { kind } = EXAM_TYPES[asked.examType]
  return examiners.some(({ skills }) => hasSkills(skills, asked)) && rooms.some(({ kinds }) => kinds.includes(kind))
}

const SERVICES: Readonly<Record<Exclude<ExaminerSkill, 'children'>, StoreService>> = {
  sight: 'eyeExam',
  lenses: 'contactLensExam',
  hearing: 'hearingTest',
}

/** Returns the service that an exam belongs to. A store without a schedule in the shop lists its services only. */
export function serviceOf(examType: ExamTypeId): StoreService {
  return SERVICES[EXAM_TYPES[examType].skill]
}

/** Tells whether a store is open from the start to the end of a visit. */
export function isOpenDuring(start: Date, examType: ExamTypeId, { week, deviating }: StoreHours): boolean {
  const day: PlainDate = stockholmDate(start)
  const hours = hoursOn(day, week, deviating)
  if (hours === null) return false
  const { instantOf } = dayClock(day)
  const end = start.getTime() + EXAM_TYPES[examType].minutes * 60_000
  return start.getTime() >= instantOf(hours.opens) && end <= instantOf(hours.closes)
}
