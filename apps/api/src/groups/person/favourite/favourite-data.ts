import { desc, eq } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { favourite } from './tables.js'

/** The favourites of a customer, with the time of each. */
export const favouriteData: CustomerData = {
  file: 'favoriter',
  columns: [favourite.customerId],
  async read(_deps, { orm }, { id }) {
    return orm
      .select({ articleId: favourite.articleId, savedAt: favourite.savedAt })
      .from(favourite)
      .where(eq(favourite.customerId, id))
      .orderBy(desc(favourite.savedAt))
  },
  async erase(_deps, { orm }, { id }) {
    await orm.delete(favourite).where(eq(favourite.customerId, id))
  },
}
