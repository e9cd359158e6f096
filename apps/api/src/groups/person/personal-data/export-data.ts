import { eq } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { dataExport } from './tables.js'

/** The export itself. It only contains when it was requested. */
export const exportData: CustomerData = {
  file: 'export',
  columns: [dataExport.customerId],
  async read(_deps, { orm }, { id }) {
    return orm.select({ requestedAt: dataExport.requestedAt }).from(dataExport).where(eq(dataExport.customerId, id))
  },
  async erase(_deps, { orm }, { id }) {
    await orm.delete(dataExport).where(eq(dataExport.customerId, id))
  },
}
