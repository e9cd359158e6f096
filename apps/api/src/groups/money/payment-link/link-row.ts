import { QueryBuilder } from 'drizzle-orm/pg-core'
import { paymentLink } from './tables.js'

const { id, amount, purpose, storeId, channel, messageId, customer, state, createdAt, expiresAt } = paymentLink

/** Payment links without their tokens, for a join. The customer is sealed; `openCustomer` opens it. */
export const paymentLinkRow = new QueryBuilder()
  .select({ id, amount, purpose, storeId, channel, messageId, customer, state, createdAt, expiresAt })
  .from(paymentLink)
  .as('payment_link_row')
