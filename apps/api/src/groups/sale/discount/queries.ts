import type { DiscountUses } from '@klarsikt/core/cart'
import { orderStates } from '@klarsikt/core/order'
import { statement } from '@klarsikt/server/database'
import type { discountCode } from './tables.js'

/**
 * Locks a code and returns it, so that its uses are counted one purchase after another. All codes for a first purchase
 * are locked together, because a buyer has only one first purchase.
 */
export const lockCode = statement<
  [code: string],
  Pick<typeof discountCode.$inferSelect, 'code' | 'totalUses' | 'customerUses' | 'firstPurchaseOnly'>
>(
  'discount-code-lock',
  `select code, uses_in_all as "totalUses", uses_each as "customerUses", first_purchase_only as "firstPurchaseOnly" from discount_code
   where code = $1 or (first_purchase_only and exists (select 1 from discount_code asked where asked.code = $1 and asked.first_purchase_only))
   order by code for update`,
)

const counts = `state <> '${orderStates.to('cancel')}'`
/** An SQL condition that finds the buyer's orders or holds by account, address or number, also as a guest. */
const isTheirs = `(customer_id in (select id from account) or email_digest in (select digest from email) or mobile_digest in (select digest from mobile))`

/** Counts the uses of a code, in total and by the buyer, without the cart's own hold. */
export const countUses = statement<
  [
    code: string,
    cartId: string,
    customerId: string | null,
    emailDigests: readonly string[],
    mobileDigests: readonly string[],
  ],
  DiscountUses
>(
  'discount-uses',
  `with own as (select email_digest, mobile_digest from customer where id = $3),
     email as (select unnest($4::text[]) as digest union select email_digest from own),
     mobile as (select unnest($5::text[]) as digest union select mobile_digest from own where mobile_digest is not null),
     account as (select id from customer where id = $3 or email_digest in (select digest from email) or mobile_digest in (select digest from mobile)),
     hold as (select * from discount_hold where cart_id <> $2)
   select ((select count(*) from "order" where discount_code = $1 and ${counts}) + (select count(*) from hold where code = $1))::int as total,
     ((select count(*) from "order" where discount_code = $1 and ${counts} and ${isTheirs})
       + (select count(*) from hold where code = $1 and ${isTheirs}))::int as "byCustomer",
     exists (select 1 from "order" where ${counts} and ${isTheirs})
       or exists (select 1 from hold join discount_code using (code) where first_purchase_only and ${isTheirs}) as "hasBought"`,
)
