import type { ShopClient } from '@klarsikt/contract/client'
import type { LensSubscriptionSummary, LifestyleSummary } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '../../session/require-login.js'

export interface SubscriptionsData {
  readonly lens: readonly LensSubscriptionSummary[]
  readonly lifestyle: readonly LifestyleSummary[]
}

/** Every subscription of the customer. */
export async function loadSubscriptions(
  client: ShopClient,
  { url }: { readonly url: URL },
): Promise<SubscriptionsData> {
  return replyOrLogin(await client.listSubscriptions(), url).data
}
