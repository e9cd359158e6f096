import type { Executor } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import { staff } from './tables.js'

type Key = { readonly storeId: number; readonly employeeNumber: string }

/** Reads the name of an employee, also of one who has left. Returns null when no employee has the number. */
export async function findStaffName({ orm }: Executor, { storeId, employeeNumber }: Key): Promise<string | null> {
  const [found] = await orm
    .select({ name: staff.name })
    .from(staff)
    .where(and(eq(staff.storeId, storeId), eq(staff.employeeNumber, employeeNumber)))
  return found?.name ?? null
}
