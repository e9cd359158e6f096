import type { ShopClient } from '@klarsikt/contract/client'
import { replyOrMaintenance, UNDER_MAINTENANCE, type UnderMaintenance } from '@klarsikt/page-kit/session'

/** Loads no data. It requires a log-in, and says when subscriptions are under maintenance. */
export async function loadConnect(
  client: ShopClient,
  { url }: { readonly url: URL },
): Promise<{ readonly isOpen: true } | UnderMaintenance> {
  const reply = replyOrMaintenance(await client.listGlassesSubscriptions(), url)
  return reply === null ? UNDER_MAINTENANCE : { isOpen: true }
}
