import { eq } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { cartHandover } from '../cart/handover-tables.js'
import { describeHandover } from './describe.js'
import { findHandoversOf } from './find-handovers.js'

/** What stores have put into a customer's cart. */
export const cartHandoverData: CustomerData = {
  file: 'varor-fran-butik',
  columns: [cartHandover.customerId],
  async read(_deps, executor, { id }) {
    return (await findHandoversOf(executor, id)).map(describeHandover)
  },
  async erase(_deps, { orm }, { id }) {
    await orm.delete(cartHandover).where(eq(cartHandover.customerId, id))
  },
}
