import { pageNotFound, replyOrLogin } from '@klarsikt/account/session'
import type { ShopClient } from '@klarsikt/contract/client'
import { encodedHref, encodePath, type PageKey } from '@klarsikt/core/paths'
import { redirect } from 'react-router'

/** Pages that say to everybody what a page of the account has nothing of its own to say about. */
const INSTEAD: Readonly<Partial<Record<PageKey, string>>> = {
  'account-subscriptions': encodedHref('account'),
}

/**
 * Leads away from an address of the account that has no page of its own: visitors to the log-in and back, customers to what
 * there is, or to the 404 page. A customer is never sent to the log-in, which would lead back here.
 */
export async function leadCustomer(
  visitor: Pick<ShopClient, 'getCustomerDetails'>,
  { key, path, origin }: { readonly key: PageKey; readonly path: string; readonly origin: string },
): Promise<never> {
  replyOrLogin(await visitor.getCustomerDetails(), new URL(encodePath(path), origin))
  const instead = INSTEAD[key]
  throw instead === undefined ? pageNotFound() : redirect(instead)
}
