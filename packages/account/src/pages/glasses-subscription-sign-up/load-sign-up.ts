import type { ShopClient } from '@klarsikt/contract/client'
import { SUBSCRIPTION_LEVELS, type SubscriptionLevel } from '@klarsikt/core/glasses-subscription'
import { encodedHref } from '@klarsikt/core/paths'
import { replyOrMaintenance, UNDER_MAINTENANCE, type UnderMaintenance } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'

/** The query parameter for the level in links from the page about glasses subscriptions. */
const LEVEL_QUERY = 'niva'

export interface SignUpData {
  /** The level from the link, or null where it named none. */
  readonly level: SubscriptionLevel | null
}

/** Loads the page where a customer takes a subscription. A customer with an active one is redirected to it. */
export async function loadSignUp(
  client: ShopClient,
  { url }: { readonly url: URL },
): Promise<SignUpData | UnderMaintenance> {
  const reply = replyOrMaintenance(await client.listGlassesSubscriptions(), url)
  if (reply === null) return UNDER_MAINTENANCE
  const active = reply.data.find(({ status }) => status === 'Active')
  if (active) throw redirect(encodedHref('account-subscription-glasses', { subscriptionId: active.id }), 303)
  return { level: SUBSCRIPTION_LEVELS.find((level) => level === url.searchParams.get(LEVEL_QUERY)) ?? null }
}
