import { isSaving, maskedMeans, PAYMENT_TYPE_MESSAGES } from '@klarsikt/core/payment'
import { eq } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { listSavedPayments, removeInTransaction } from '../../money/payment/saved-payments.js'
import { savedPayment } from '../../money/payment/tables.js'
import { paymentChoice } from './tables.js'

/**
 * The customer's saved means of payment, and the payment type that the customer chose. After an erasure a background
 * round reports the removal to the providers.
 */
export const savedPaymentData: CustomerData = {
  file: 'betalsatt',
  columns: [savedPayment.customerId, paymentChoice.customerId],
  async read(_deps, tx, { id }) {
    const rows = await listSavedPayments(tx, id)
    const [chosen] = await tx.orm.select().from(paymentChoice).where(eq(paymentChoice.customerId, id))
    return {
      chosen: chosen ? PAYMENT_TYPE_MESSAGES[chosen.type]() : null,
      saved: rows.map(({ brand, lastDigits, expires, provider, savedAt }) => ({
        name: maskedMeans({ brand, lastDigits }),
        expires,
        provider,
        savedAt,
      })),
    }
  },
  async erase({ clock }, tx, { id }) {
    await tx.orm.delete(paymentChoice).where(eq(paymentChoice.customerId, id))
    const rows = await tx.orm.select().from(savedPayment).where(eq(savedPayment.customerId, id)).for('update')
    for (const row of rows) {
      await removeInTransaction(tx, row, clock.now())
      if (isSaving(row.state)) await tx.orm.delete(savedPayment).where(eq(savedPayment.id, row.id))
    }
    const anonymous = { customerId: null, brand: null, lastDigits: null, expires: null }
    await tx.orm.update(savedPayment).set(anonymous).where(eq(savedPayment.customerId, id))
  },
}
