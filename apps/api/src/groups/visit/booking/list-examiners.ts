import type { ExaminerSkill } from '@klarsikt/core/booking'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { examiner } from './tables.js'

type ListedExaminer = { name: string; skills: ExaminerSkill[] }

/** The current examiners of a store. */
export async function listExaminers({ orm }: Executor, storeId: number): Promise<ListedExaminer[]> {
  const rows = await orm
    .select({ name: examiner.name, skills: examiner.skills })
    .from(examiner)
    .where(and(eq(examiner.storeId, storeId), isNull(examiner.leftAt)))
    .orderBy(asc(examiner.id))
  return rows.map(({ name, skills }) => ({ name, skills: [...skills] }))
}
