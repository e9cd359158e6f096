import { pageNotFound, replyOrLogin } from '@klarsikt/account/session'
import type { ShopClient } from '@klarsikt/contract/client'
import { encodePath } from '@klarsikt/core/paths'

/**
 * Leads away from an address of the account that has no page: visitors to the log-in and back, customers to the 404 page. A customer
 * is never sent to the log-in, which would lead back here.
 */
export async function leadCustomer(
  visitor: Pick<ShopClient, 'getCustomerDetails'>,
  { path, origin }: { readonly path: string; readonly origin: string },
): Promise<never> {
  replyOrLogin(await visitor.getCustomerDetails(), new URL(encodePath(path), origin))
  throw pageNotFound()
}
