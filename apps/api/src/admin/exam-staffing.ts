import { randomUUID } from 'node:crypto'
import { type DayPart, EXAM_KINDS, EXAMINER_SKILLS, type WorkPlan } from '@klarsikt/core/booking'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { isStore } from '../groups/catalogue/index.js'
import { examiner, examRoom, takenTime } from '../groups/visit/booking/tables.js'

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

/** Adds an optician or audiologist to a store; null when the store does not exist. */
export async function addExaminer(executor: Executor, typed: z.infer<typeof newExaminer>): Promise<string | null> {
  if (!(await isStore(executor, typed.storeId))) return null
  const id = randomUUID()
  const { hours: week, ...person } = typed
  await executor.orm.insert(examiner).values({ ...person, id, plan: { week } })
  return id
}

/** Changes name, skills or working hours. Leave, special days and booked visits stay. */
export async function changeExaminer(
  { orm }: Executor,
  { examiner: id, name, skills, hours: week }: z.infer<typeof changedExaminer>,
): Promise<boolean> {
  const isHere = and(eq(examiner.id, id), isNull(examiner.leftAt))
  const [found] = await orm.select({ plan: examiner.plan }).from(examiner).where(isHere).for('update')
  if (!found) return false
  const changes = { ...(name && { name }), ...(skills && { skills }), ...(week && { plan: { ...found.plan, week } }) }
  if (Object.keys(changes).length > 0) await orm.update(examiner).set(changes).where(eq(examiner.id, id))
  return true
}

type Refused = 'not-found' | { readonly ahead: number }

/** Removes an examiner who has left. It is refused while visits ahead are theirs; another examiner must take those first. */
export async function removeExaminer({ orm }: Executor, id: string, now: Date): Promise<Result<null, Refused>> {
  const isHere = and(eq(examiner.id, id), isNull(examiner.leftAt))
  const [found] = await orm.select({ id: examiner.id }).from(examiner).where(isHere).for('update')
  if (!found) return err('not-found')
  const ahead = await orm.$count(takenTime, and(eq(takenTime.examinerId, id), gt(takenTime.endsAt, now)))
  if (ahead > 0) return err({ ahead })
  await orm.update(examiner).set({ leftAt: now }).where(eq(examiner.id, id))
  return ok(null)
}

/** Adds an exam room; null when the store does not exist. */
export async function addExamRoom(executor: Executor, typed: z.infer<typeof newExamRoom>): Promise<string | null> {
  if (!(await isStore(executor, typed.storeId))) return null
  const id = randomUUID()
  await executor.orm.insert(examRoom).values({ ...typed, id })
  return id
}

/** Removes an exam room. Refused while it has visits ahead. */
export async function removeExamRoom({ orm }: Executor, id: string, now: Date): Promise<Result<null, Refused>> {
  const [found] = await orm.select({ id: examRoom.id }).from(examRoom).where(eq(examRoom.id, id)).for('update')
  if (!found) return err('not-found')
  const ahead = await orm.$count(takenTime, and(eq(takenTime.roomId, id), gt(takenTime.endsAt, now)))
  if (ahead > 0) return err({ ahead })
  await orm.delete(takenTime).where(eq(takenTime.roomId, id))
  await orm.delete(examRoom).where(eq(examRoom.id, id))
  return ok(null)
}

/** The opticians, audiologists and exam rooms of a store. */
export async function listExamStaffing({ orm }: Executor, ofStore: number) {
  const examiners = await orm
    .select({ id: examiner.id, name: examiner.name, skills: examiner.skills })
    .from(examiner)
    .where(and(eq(examiner.storeId, ofStore), isNull(examiner.leftAt)))
    .orderBy(asc(examiner.name))
  const rooms = await orm.select().from(examRoom).where(eq(examRoom.storeId, ofStore)).orderBy(asc(examRoom.id))
  return { examiners, rooms }
}
