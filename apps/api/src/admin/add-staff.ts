import { STAFF_ROLES } from '@klarsikt/core/access'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { type Executor, violatedConstraint } from '@klarsikt/server/database'
import { z } from 'zod'
import { staff } from '../modules/store/tables.js'

export const newStaff = z.object({
  storeId: z.coerce.number('is not a number').int().min(1),
  employeeNumber: z.string().regex(/^[\dA-Za-z-]{1,20}$/, 'may have letters, digits and - only'),
  name: z.string().trim().min(1, 'is missing').max(80),
  role: z.enum(STAFF_ROLES),
})

/** Adds a member of staff to a store. Their log-in is not built yet. */
export async function addStaff(
  { orm }: Executor,
  typed: z.infer<typeof newStaff>,
  now: Date,
): Promise<Result<void, 'no-store' | 'number-taken'>> {
  try {
    await orm.insert(staff).values({ ...typed, createdAt: now })
    return ok(undefined)
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'staff_store_id_store_id_fk') return err('no-store')
    if (constraint === 'staff_store_id_employee_number_pk') return err('number-taken')
    throw error
  }
}
