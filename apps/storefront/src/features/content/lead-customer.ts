import type { ShopClient } from '@klarsikt/contract/client'
import { encodePath } from '@klarsikt/core/paths'
import { pageNotFound, replyOrLogin } from '@klarsikt/page-kit/session'

/**
 * Redirects from an address of the account that has no page: a visitor to the log-in, which leads back, and a customer
 * to the 404 page. A customer is never sent to the log-in, since that would lead back here for ever.
 */
export async function leadCustomer(
  visitor: Pick<ShopClient, 'getCustomerDetails'>,
  { path, origin }: { readonly path: string; readonly origin: string },
): Promise<never> {
  replyOrLogin(await visitor.getCustomerDetails(), new URL(encodePath(path), origin))
  throw pageNotFound()
}
