import { type DayPart, EXAM_KINDS, EXAMINER_SKILLS, type WorkPlan } from '@klarsikt/core/booking'
import { z } from 'zod'

const list = <T extends string>(of: readonly T[]) =>
  z
    .string()
    .transform((typed) => [...new Set(typed.split(',').map((one) => one.trim()))])
    .pipe(z.array(z.enum(of)).min(1))

const storeId = z.coerce.number().int().min(1)
const PART = /^(\d{1,2})(?::([0-5]\d))?-(\d{1,2})(?::([0-5]\d))?$/

/** Working hours of each day from Monday, `9-12+13-17` or `off`. */
const hours = z.string().transform((typed, context): WorkPlan['week'] => {
  const days = typed.split(',').map((day) => partsOf(day.trim()))
  if (days.length !== 7) context.addIssue('are not seven days')
  if (days.includes(null)) context.addIssue('are not like 9-12+13-17, each part after the one before, or off')
  return days.map((day) => day ?? [])
})

function partsOf(typed: string): DayPart[] | null {
  if (typed === 'off') return []
  const parts = typed.split('+').map(partOf)
  const times = parts.flatMap((part) => (part ? [part.from, part.until] : []))
  const isInOrder = times.every((time, index) => time <= '24:00' && (index === 0 || (times[index - 1] ?? '') < time))
  return isInOrder && times.length === parts.length * 2 ? parts.filter((part) => part !== null) : null
}

function partOf(typed: string): DayPart | null {
  const [, fromHour, fromMinute = '00', untilHour, untilMinute = '00'] = PART.exec(typed) ?? []
  if (fromHour === undefined || untilHour === undefined) return null
  return { from: `${fromHour.padStart(2, '0')}:${fromMinute}`, until: `${untilHour.padStart(2, '0')}:${untilMinute}` }
}

/** The input for a new optician or audiologist. */
export const newExaminer = z.object({
  storeId,
  name: z.string().trim().min(1, 'is missing').max(80),
  skills: list(EXAMINER_SKILLS),
  hours,
})
/** The changes of an optician or audiologist. A field left out stays. */
export const changedExaminer = newExaminer
  .omit({ storeId: true })
  .partial()
  .extend({ examiner: z.string().min(1) })
export const newExamRoom = z.object({ storeId, kinds: list(EXAM_KINDS) })
