import { err, ok, type Result } from '@klarsikt/core/lib'
import { type Executor, violatedConstraint } from '@klarsikt/server/database'
import { and, eq, isNull } from 'drizzle-orm'
import { staff } from './tables.js'

type Row = typeof staff.$inferSelect
type Key = Pick<Row, 'storeId' | 'employeeNumber'>

export async function insertStaff(
  { orm }: Executor,
  row: typeof staff.$inferInsert,
): Promise<Result<void, 'no-store' | 'number-taken'>> {
  try {
    await orm.insert(staff).values(row)
    return ok(undefined)
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'staff_store_id_store_id_fk') return err('no-store')
    if (constraint === 'staff_store_id_employee_number_pk') return err('number-taken')
    throw error
  }
}

/** Changes an employee. Returns false when no employee has the number, or when the employee has left. */
export async function updateStaff(
  { orm }: Executor,
  { storeId, employeeNumber }: Key,
  changes: Partial<Pick<Row, 'role' | 'passwordHash' | 'email' | 'mobile' | 'leftAt'>>,
): Promise<boolean> {
  const changed = await orm
    .update(staff)
    .set(changes)
    .where(and(eq(staff.storeId, storeId), eq(staff.employeeNumber, employeeNumber), isNull(staff.leftAt)))
    .returning({ storeId: staff.storeId })
  return changed.length > 0
}
