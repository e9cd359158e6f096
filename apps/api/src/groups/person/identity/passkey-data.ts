import { eq } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { openPasskeyName } from './passkey-name.js'
import { passkey } from './tables.js'

/** The passkeys of a customer with their public keys. The private keys never leave the customer's devices. */
export const passkeyData: CustomerData = {
  file: 'passkeys',
  columns: [passkey.customerId],
  async read({ encryption }, { orm }, { id }) {
    const rows = await orm.select().from(passkey).where(eq(passkey.customerId, id)).orderBy(passkey.createdAt)
    return rows.map(({ customerId: _, storeId: _store, employeeNumber: _number, name, ...row }) => ({
      ...row,
      name: openPasskeyName(encryption, name),
    }))
  },
  async erase(_deps, { orm }, { id }) {
    await orm.delete(passkey).where(eq(passkey.customerId, id))
  },
}
