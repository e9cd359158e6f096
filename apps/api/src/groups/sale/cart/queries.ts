import { statement } from '@klarsikt/server/database'
import { type SkuFacts, skuFactsOf } from '../../catalogue/index.js'
import { openSubmissionsOf } from '../../money/index.js'
import type { discountCode } from '../discount/tables.js'
import type { giftCard } from '../gift-card/tables.js'
import type { cart } from './tables.js'

/** Selects the facts of skus. Unknown skus are missing. */
export const selectFacts = statement<[skuIds: readonly string[]], SkuFacts>('cart-facts', skuFactsOf('$1'))

export type CartCardRow = Pick<typeof giftCard.$inferSelect, 'id' | 'last4' | 'balance' | 'validUntil'>

/**
 * A query for the gift cards of a cart in the order in which they pay. `cartId` is an SQL expression. What the cart's
 * own open purchase holds is added to the balance, because the same purchase goes on.
 */
const cardsOf = (cartId: string): string => `
  select card.id, card.last4, card.valid_until::text as "validUntil",
         card.balance + coalesce((select -sum(held.amount) from gift_card_entry held where held.card_id = card.id
           and held.kind = 'hold' and held.reference in (${openSubmissionsOf('checkout', cartId)})), 0)::int as balance
  from cart_gift_card applied
  join gift_card card on card.id = applied.card_id where applied.cart_id = ${cartId} order by applied.applied_at, card.id`

/** Selects the gift cards of a cart in the order in which they pay. */
export const selectCards = statement<[cartId: string], CartCardRow>('cart-gift-cards', cardsOf('$1'))

/** Puts a gift card on a cart that has fewer than `most`; no row when it is full. */
export const insertCard = statement<[cartId: string, cardId: string, at: Date, most: number]>(
  'cart-gift-card-insert',
  `insert into cart_gift_card (cart_id, card_id, applied_at)
   select $1, $2, $3 where (select count(*) from cart_gift_card where cart_id = $1 and card_id <> $2) < $4
   on conflict (cart_id, card_id) do update set applied_at = cart_gift_card.applied_at`,
)

/** Moves gift cards to another cart, after its own ones and up to `most` in all. Those that do not fit are dropped. */
export const moveCards = statement<[from: string, to: string, most: number]>(
  'cart-gift-cards-move',
  `with moved as (delete from cart_gift_card where cart_id = $1 returning card_id, applied_at)
   insert into cart_gift_card (cart_id, card_id, applied_at)
   select $2, card_id, applied_at from moved order by applied_at
   limit greatest(0, $3::int - (select count(*)::int from cart_gift_card where cart_id = $2))
   on conflict (cart_id, card_id) do nothing`,
)

type Code = typeof discountCode.$inferSelect
/** The columns of a code with its discount. */
export type DiscountRow = Pick<Code, 'code' | 'text' | 'percent' | 'amount' | 'families' | 'framesOnly' | 'minimum'>

type OpenedRow = Pick<typeof cart.$inferSelect, 'version' | 'lines' | 'discountCode'> &
  (DiscountRow | (Omit<DiscountRow, 'code'> & { readonly code: null })) & {
    readonly facts: readonly SkuFacts[] | null
    readonly cards: readonly CartCardRow[] | null
  }

// Everything in one statement, because carts are read and written more often than anything else in the database.
const OPEN = `
  select c.version, c.lines, c.discount_code as "discountCode", d.code, d.text, d.percent, d.amount, d.families, d.frames_only as "framesOnly", d.minimum,
         (select json_agg(f) from (${skuFactsOf("($3::text[] || array(select line->>'skuId' from jsonb_array_elements(c.lines) line))")}) f) as facts,
         (select json_agg(g) from (${cardsOf('c.id')}) g) as cards
  from cart c left join discount_code d on d.code = c.discount_code and d.valid_from <= $2 and $2 < d.valid_until
  where c.id = $1`

/** Selects a cart with its code, its gift cards and the facts of its skus and of further ones. */
export const selectCart = statement<[cartId: string, now: Date, skuIds: readonly string[]], OpenedRow>(
  'cart-open',
  OPEN,
)

/** Like `selectCart`, and locks the cart. */
export const selectCartForUpdate = statement<[cartId: string, now: Date, skuIds: readonly string[]], OpenedRow>(
  'cart-open-lock',
  `${OPEN} for update of c`,
)
