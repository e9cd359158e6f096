import { eq } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { openPersonalNumber } from './personal-number.js'
import { customer } from './tables.js'

/** The account itself. Rows elsewhere that refer to it must be gone before it is erased. */
export const ownData: CustomerData = {
  file: 'uppgifter',
  columns: [customer.id, customer.cartId],
  async read({ encryption }, { orm }, { id, number, profile, personalNumber }) {
    const [row] = await orm.select().from(customer).where(eq(customer.id, id))
    const { marketing, ...details } = profile
    return {
      customerNumber: number,
      ...details,
      personalNumber: personalNumber === null ? null : openPersonalNumber(encryption, personalNumber),
      hasPassword: row?.passwordHash != null,
      emailVerifiedAt: row?.emailVerifiedAt,
      consents: { marketing, accountTerms: { version: row?.termsVersion, acceptedAt: row?.termsAcceptedAt } },
      createdAt: row?.createdAt,
      updatedAt: row?.updatedAt,
    }
  },
  async erase(_deps, { orm }, { id }) {
    await orm.delete(customer).where(eq(customer.id, id))
  },
}
