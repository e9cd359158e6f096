import { randomUUID } from 'node:crypto'
import type { WorkPlan } from '@klarsikt/core/booking'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { isStore } from '../../catalogue/index.js'
import { examiner, examRoom, takenTime } from './tables.js'

type NewExaminer = Pick<typeof examiner.$inferInsert, 'storeId' | 'name' | 'skills'> & {
  readonly hours: WorkPlan['week']
}
type ChangedExaminer = { readonly examiner: string } & {
  readonly [Field in 'name' | 'skills' | 'hours']?: NewExaminer[Field] | undefined
}
type NewExamRoom = Pick<typeof examRoom.$inferInsert, 'storeId' | 'kinds'>

/** Adds an optician or audiologist to a store; null when the store does not exist. */
export async function addExaminer(executor: Executor, typed: NewExaminer): Promise<string | null> {
  if (!(await isStore(executor, typed.storeId))) return null
  const id = randomUUID()
  const { hours: week, ...person } = typed
  await executor.orm.insert(examiner).values({ ...person, id, plan: { week } })
  return id
}

/** Changes name, skills or working hours. Leave, special days and booked visits stay. */
export async function changeExaminer(
  { orm }: Executor,
  { examiner: id, name, skills, hours: week }: ChangedExaminer,
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
export async function addExamRoom(executor: Executor, typed: NewExamRoom): Promise<string | null> {
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
