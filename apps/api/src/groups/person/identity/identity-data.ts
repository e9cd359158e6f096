import { asc, eq } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { identityToken } from './tables.js'

/** The links that were mailed to verify an address or to choose a password. The secrets are not stored. */
export const identityData: CustomerData = {
  file: 'lankar',
  columns: [identityToken.customerId],
  async read(_deps, { orm }, { id }) {
    const { purpose, createdAt, expiresAt, usedAt } = identityToken
    return orm
      .select({ purpose, createdAt, expiresAt, usedAt })
      .from(identityToken)
      .where(eq(identityToken.customerId, id))
      .orderBy(asc(createdAt))
  },
  async erase(_deps, { orm }, { id }) {
    await orm.delete(identityToken).where(eq(identityToken.customerId, id))
  },
}
