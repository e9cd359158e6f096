import type { Executor } from '@klarsikt/server/database'
import { and, eq, lte } from 'drizzle-orm'
import { discountCode } from '../discount/tables.js'
import { type CartDiscount, toDiscount } from './read-cart.js'

/** A code as the shop knows it; one that has not begun is as unknown as one that was never made. */
export async function findDiscount(
  { orm }: Executor,
  code: string,
  now: Date,
): Promise<CartDiscount | 'unknown' | 'expired'> {
  const [row] = await orm
    .select()
    .from(discountCode)
    .where(and(eq(discountCode.code, code), lte(discountCode.validFrom, now)))
  if (!row) return 'unknown'
  return now < row.validUntil ? toDiscount(row) : 'expired'
}
