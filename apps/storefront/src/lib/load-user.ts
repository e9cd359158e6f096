import { type Failure, isFailure, type ShopClient } from '@klarsikt/contract/client'
import type { Shopper } from '@klarsikt/contract/shop/types'
import type { ShopLoadContext } from '../load-context.js'
import { noteFailure } from './note-failure.js'
import type { ShopperUser } from './shopper-facts.js'

/**
 * Loads the user of the request's session, for pages that are rendered for one visitor. Their header shows the user
 * from the start.
 */
export async function loadUser({
  visitor,
  hasSession,
}: Pick<ShopLoadContext, 'visitor' | 'hasSession'>): Promise<ShopperUser | null> {
  if (!hasSession()) return null
  const client = visitor()
  return userOf(client, await orNull(client.getShopper()))
}

/** Loads the user of a session. Returns null for a visitor and without a session. */
export async function userOf(client: ShopClient, shopper: Shopper | null): Promise<ShopperUser | null> {
  if (!shopper) return null
  const answer = await orNull(client.getUser(undefined, { headers: { 'CSRF-TOKEN': shopper.token } }))
  return answer?.user ?? null
}

/** Returns a reply, or null after a failure. It notes an outage. Pages work without the shopper's facts [ERR-034]. */
export async function orNull<T>(answer: Promise<T>): Promise<Exclude<T, Failure> | null> {
  try {
    const reply = await answer
    return isFailure(reply) ? null : (reply as Exclude<T, Failure>)
  } catch (error) {
    noteFailure(error)
    return null
  }
}
