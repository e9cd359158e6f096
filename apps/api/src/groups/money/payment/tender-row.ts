import { QueryBuilder } from 'drizzle-orm/pg-core'
import { tender } from './tables.js'

/** What has paid for which order, for a join. */
export const tenderRow = new QueryBuilder()
  .select({ paymentId: tender.paymentId, orderNumber: tender.orderNumber, giftCardId: tender.giftCardId })
  .from(tender)
  .as('tender_row')
