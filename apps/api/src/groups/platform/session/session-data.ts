import type { Executor } from '@klarsikt/server/database'
import { desc, eq } from 'drizzle-orm'
import { endSessionsOf } from './end-sessions.js'
import { session } from './tables.js'

type Owner = { readonly id: string }

/**
 * The devices on which a customer is logged in, with the cookie choice of each. It is a `CustomerData`, whose type
 * stands above the sessions.
 */
export const sessionData = {
  file: 'enheter',
  columns: [session.customerId, session.pendingCustomerId],
  read(_deps: unknown, { orm }: Executor, { id }: Owner) {
    return orm
      .select({
        device: session.device,
        network: session.network,
        loggedInAt: session.authenticatedAt,
        lastUsedAt: session.seenAt,
        expiresAt: session.expiresAt,
        cookieGroups: session.consentGroups,
        cookiesChosenAt: session.consentAt,
      })
      .from(session)
      .where(eq(session.customerId, id))
      .orderBy(desc(session.seenAt))
  },
  async erase(_deps: unknown, tx: Executor, { id }: Owner) {
    await endSessionsOf(tx, id)
  },
}
