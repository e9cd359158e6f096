import type { Executor } from '@klarsikt/server/database'
import { type CartDiscount, type DiscountRow, toDiscount } from './read-cart.js'

/** A code as the shop knows it; one that has not begun is as unknown as one that was never made. */
export async function findDiscount(
  executor: Executor,
  code: string,
  now: Date,
): Promise<CartDiscount | 'unknown' | 'expired'> {
  const found = await executor.query<DiscountRow & { valid: boolean }>({
    name: 'discount-find',
    text: `select code, text, percent, amount, families, frames_only, minimum, $2 < valid_until as valid from discount_code where code = $1 and valid_from <= $2`,
    values: [code, now],
  })
  const row = found.rows[0]
  if (!row) return 'unknown'
  return row.valid ? toDiscount(row) : 'expired'
}
