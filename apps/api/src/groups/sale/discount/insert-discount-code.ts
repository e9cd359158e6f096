import type { Executor } from '@klarsikt/server/database'
import { discountCode } from './tables.js'

/** Adds a code; false when a code of that name exists. */
export async function insertDiscountCode({ orm }: Executor, code: typeof discountCode.$inferInsert): Promise<boolean> {
  const { rowCount } = await orm.insert(discountCode).values(code).onConflictDoNothing()
  return rowCount === 1
}
