import { eq } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { ownSize } from './tables.js'

/** The frame size of a customer, with the time of its entry. */
export const ownSizeData: CustomerData = {
  file: 'storlek',
  columns: [ownSize.customerId],
  async read(_deps, { orm }, { id }) {
    return orm.select({ size: ownSize.size, savedAt: ownSize.savedAt }).from(ownSize).where(eq(ownSize.customerId, id))
  },
  async erase(_deps, { orm }, { id }) {
    await orm.delete(ownSize).where(eq(ownSize.customerId, id))
  },
}
