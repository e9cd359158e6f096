import { eq } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { findPrescriptions } from './find-prescriptions.js'
import { savedPrescription } from './tables.js'

/** The prescriptions that a customer has saved, with the time of each consent. */
export const prescriptionData: CustomerData = {
  file: 'synundersokningar',
  columns: [savedPrescription.customerId],
  read: (deps, tx, { id }) => findPrescriptions(deps, tx, id),
  async erase(_deps, { orm }, { id }) {
    await orm.delete(savedPrescription).where(eq(savedPrescription.customerId, id))
  },
}
