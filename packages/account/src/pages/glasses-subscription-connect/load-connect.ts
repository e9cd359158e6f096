import type { ShopClient } from '@klarsikt/contract/client'
import { replyOrMaintenance, UNDER_MAINTENANCE, type UnderMaintenance } from '../../session/reply-or-maintenance.js'

/** The page asks for nothing but a log-in; it says so where subscriptions are under maintenance. */
export async function loadConnect(
  client: ShopClient,
  { url }: { readonly url: URL },
): Promise<{ readonly isOpen: true } | UnderMaintenance> {
  const reply = replyOrMaintenance(await client.listLifestyles(), url)
  return reply === null ? UNDER_MAINTENANCE : { isOpen: true }
}
