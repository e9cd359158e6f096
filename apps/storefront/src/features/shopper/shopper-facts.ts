import { type Failure, isFailure } from '@klarsikt/contract/client'
import { CONSENT_VERSION, DEFAULT_CONSENT } from '@klarsikt/core/consent'
import { noteFailure } from '../../lib/note-failure.js'
import type { ShopperFacts } from '../../lib/shopper-facts.js'
import type { ShopLoadContext } from '../../load-context.js'

/** Who has no session: nothing in the cart, and not yet asked for consent. */
const NEWCOMER: ShopperFacts = {
  shopper: null,
  consent: { groups: [...DEFAULT_CONSENT], version: CONSENT_VERSION, decidedAt: null },
  user: null,
}

/** The facts of the request's session. None is begun for who only looks. */
export async function loadShopperFacts({
  visitor,
  hasSession,
}: Pick<ShopLoadContext, 'visitor' | 'hasSession'>): Promise<ShopperFacts> {
  if (!hasSession()) return NEWCOMER
  const client = visitor()
  const [shopper, consent] = await Promise.all([orNull(client.getShopper()), orNull(client.getConsent())])
  const user = shopper && (await orNull(client.getUser(undefined, { headers: { 'CSRF-TOKEN': shopper.token } })))
  return { shopper, consent: consent?.data ?? null, user: user?.user ?? null }
}

/** Pages stand without the shopper's facts: an outage is noted and no more [ERR-034]. */
async function orNull<T>(answer: Promise<T>): Promise<Exclude<T, Failure> | null> {
  try {
    const reply = await answer
    return isFailure(reply) ? null : (reply as Exclude<T, Failure>)
  } catch (error) {
    noteFailure(error)
    return null
  }
}
