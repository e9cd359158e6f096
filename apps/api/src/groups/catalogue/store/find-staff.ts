import type { Executor } from '@klarsikt/server/database'
import { and, eq, isNull } from 'drizzle-orm'
import { staff, store } from './tables.js'

type Row = typeof staff.$inferSelect

/** An employee, with the store's name. */
export type Staff = Omit<Row, 'createdAt' | 'leftAt'> & { readonly storeName: string }

/** Finds an employee of a store. One who has left is not found. */
export async function findStaff(
  { orm }: Executor,
  { storeId, employeeNumber }: Pick<Row, 'storeId' | 'employeeNumber'>,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<Staff | null> {
  const query = orm
    .select({ staff, storeName: store.name })
    .from(staff)
    .innerJoin(store, eq(store.id, staff.storeId))
    .where(and(eq(staff.storeId, storeId), eq(staff.employeeNumber, employeeNumber), isNull(staff.leftAt)))
  const [row] = await (lock ? query.for('no key update', { of: staff }) : query)
  return row ? { ...row.staff, storeName: row.storeName } : null
}
