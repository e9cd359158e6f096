import { shopRoutes } from '@klarsikt/contract/shop'
import type { order } from './tables.js'

/** Where the receipt of an order is; null before it is sent, when no money has been taken. */
export function receiptPath({ number, sentAt }: Pick<typeof order.$inferSelect, 'number' | 'sentAt'>): string | null {
  return sentAt === null ? null : shopRoutes.getOrderReceipt.path.replace(':orderId', number)
}
