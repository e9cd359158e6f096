import { eq } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { describeClaim } from './describe.js'
import { findClaimsOf } from './find-claims.js'
import { claim } from './tables.js'

/** A customer's claims under the accident guarantee, with the answers. */
export const claimData: CustomerData = {
  file: 'skadeanmalningar',
  columns: [claim.customerId],
  async read({ encryption }, executor, { id }) {
    return (await findClaimsOf(executor, id)).map((row) => describeClaim(encryption, row))
  },
  async erase(_deps, { orm }, { id }) {
    await orm.delete(claim).where(eq(claim.customerId, id))
  },
}
