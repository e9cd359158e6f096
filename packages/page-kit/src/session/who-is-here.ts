import type { ShopClient } from '@klarsikt/contract/client'
import { outcomeOf } from '@klarsikt/forms'

/** Who is logged in. */
export type WhoIsHere =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'customer'; readonly firstName: string }
  | { readonly kind: 'staff' }

/** Asks the backend who is logged in. If the call fails, the answer is a visitor. */
export async function whoIsHere(client: Pick<ShopClient, 'getCustomerDetails'>): Promise<WhoIsHere> {
  const details = await outcomeOf(client.getCustomerDetails())
  if (details.ok) return { kind: 'customer', firstName: details.value.data.firstName }
  // The backend forbids this call to a store's session, and asks a visitor to log in.
  return { kind: details.code === 'request.forbidden' ? 'staff' : 'visitor' }
}
