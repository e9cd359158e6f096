import { type DiscountLimits, discountPeriod } from '@klarsikt/core/cart'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { discountCode } from '../discount/tables.js'
import { type CartDiscount, toDiscount } from './read-cart.js'

/** Finds a code with its discount and limits. */
export async function findDiscount(
  { orm }: Executor,
  code: string,
  now: Date,
): Promise<(CartDiscount & { readonly limits: DiscountLimits }) | 'unknown' | 'expired'> {
  const [row] = await orm.select().from(discountCode).where(eq(discountCode.code, code))
  const period = row ? discountPeriod(row, now) : 'unknown'
  return row && period === 'valid' ? { ...toDiscount(row), limits: row } : period === 'expired' ? period : 'unknown'
}
