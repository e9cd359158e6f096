import type { ShopClient } from '@klarsikt/contract/client'
import { outcomeOf } from '@klarsikt/forms'

/** Who a session is logged in as. */
export type WhoIsHere =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'customer'; readonly firstName: string }
  | { readonly kind: 'store' }

/** Asks who is logged in. Where that cannot be told, the page is that of a visitor. */
export async function whoIsHere(client: Pick<ShopClient, 'getCustomerDetails'>): Promise<WhoIsHere> {
  const details = await outcomeOf(client.getCustomerDetails())
  if (details.ok) return { kind: 'customer', firstName: details.value.data.firstName }
  // The area of customers is forbidden to a store; a visitor is asked to log in.
  return { kind: details.code === 'request.forbidden' ? 'store' : 'visitor' }
}
