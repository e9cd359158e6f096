import { statement } from '@klarsikt/server/database'

/** The rows that an order of this cart locks and that others may want at the same time, as keys for queueing. */
export const contendedBy = statement<[cartId: string], { readonly key: string }>(
  'checkout-contended',
  `select 'cart:' || $1 as key
   union select 'stock:' || (line->>'skuId') from cart, jsonb_array_elements(cart.lines) line where cart.id = $1
   union select 'discount:' || discount_code from cart where cart.id = $1 and discount_code is not null
   union select 'gift-card:' || card_id from cart_gift_card where cart_id = $1`,
)

/** Deletes the draft and the gift cards of a cart. */
export const deleteCheckout = statement<[cartId: string]>(
  'settle-forget',
  'with cards as (delete from cart_gift_card where cart_id = $1) delete from checkout_draft where cart_id = $1',
)
