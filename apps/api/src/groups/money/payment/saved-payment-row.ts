import { QueryBuilder } from 'drizzle-orm/pg-core'
import { savedPayment } from './tables.js'

/** Saved means by their id, for a join. The token is sealed. */
export const savedPaymentRow = new QueryBuilder()
  .select({ id: savedPayment.id, provider: savedPayment.provider, token: savedPayment.token })
  .from(savedPayment)
  .as('saved_payment_row')
