import { shopRoutes } from '@klarsikt/contract/shop'
import type { order } from './tables.js'

/** The path of an order's receipt; null before the order is sent, because no money has been collected. */
export function receiptPath({ number, sentAt }: Pick<typeof order.$inferSelect, 'number' | 'sentAt'>): string | null {
  return sentAt === null ? null : shopRoutes.getOrderReceipt.path.replace(':orderId', number)
}
