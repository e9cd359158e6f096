import { desc, eq, or } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { session } from '../../platform/session/tables.js'

/** The devices on which a customer is logged in, with the cookie choice of each. */
export const sessionData: CustomerData = {
  file: 'enheter',
  columns: [session.customerId, session.pendingCustomerId],
  async read(_deps, { orm }, { id }) {
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
  async erase(_deps, { orm }, { id }) {
    await orm.delete(session).where(or(eq(session.customerId, id), eq(session.pendingCustomerId, id)))
  },
}
