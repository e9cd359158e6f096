import { statement } from '@klarsikt/server/database'
import type { cart } from './tables.js'

/** Carts after an id that have a line sealed with another key than that of the prefix. */
export const selectCartsSealedOtherwise = statement<
  [prefix: string, after: string, most: number],
  Pick<typeof cart.$inferSelect, 'id' | 'lines'>
>(
  'cart-sealed-otherwise',
  `select id, lines from cart where id > $2 and exists (
     select 1 from jsonb_array_elements(lines) line where not starts_with(line->>'prescription', $1) or not starts_with(line->>'giftCardDelivery', $1)
   ) order by id limit $3`,
)

/** Replaces the lines of an unchanged cart. The version stays, so that a concurrent change is not refused. */
export const replaceLines = statement<[id: string, before: string, after: string]>(
  'cart-replace-lines',
  'update cart set lines = $3::jsonb where id = $1 and lines = $2::jsonb and lines <> $3::jsonb',
)
