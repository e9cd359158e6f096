import { CONSENT_VERSION, DEFAULT_CONSENT } from '@klarsikt/core/consent'
import { orNull, userOf } from '../../lib/load-user.js'
import type { ShopperFacts } from '../../lib/shopper-facts.js'
import type { ShopLoadContext } from '../../load-context.js'

/** The facts of a visitor without a session: an empty cart, and no answer about consent. */
const NEWCOMER: ShopperFacts = {
  shopper: null,
  consent: { groups: [...DEFAULT_CONSENT], version: CONSENT_VERSION, decidedAt: null },
  user: null,
}

/** Returns the facts of the request's session. A visitor who only looks gets no session. */
export async function loadShopperFacts({
  visitor,
  hasSession,
}: Pick<ShopLoadContext, 'visitor' | 'hasSession'>): Promise<ShopperFacts> {
  if (!hasSession()) return NEWCOMER
  const client = visitor()
  const [shopper, consent] = await Promise.all([orNull(client.getShopper()), orNull(client.getConsent())])
  return { shopper, consent: consent?.data ?? null, user: await userOf(client, shopper) }
}
