import { statement } from '@klarsikt/server/database'

/** Forgets how a cart was to be paid and sent. */
export const deleteCheckout = statement<[cartId: string]>(
  'settle-forget',
  'with cards as (delete from cart_gift_card where cart_id = $1) delete from checkout_draft where cart_id = $1',
)
