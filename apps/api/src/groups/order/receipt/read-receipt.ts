import { stockholmDate } from '@klarsikt/core/calendar'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { isPaymentMethod } from '@klarsikt/core/payment'
import { and, asc, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { readTenders } from '../../money/index.js'
import { goodsName } from '../order/goods-text.js'
import { keptOrder } from '../order/kept-order.js'
import { openBuyer } from '../order/place.js'
import { order, orderLine } from '../order/tables.js'
import { deliveryName, paymentName } from '../order/texts.js'
import type { Receipt } from './receipt-pdf.js'

/**
 * Reads the receipt of a sent order; before the sending no money has been collected. A customer gets only those of
 * their own orders.
 */
export async function readReceipt(
  { database, encryption }: Pick<Deps, 'database' | 'encryption'>,
  number: string,
  customerId: string | null,
): Promise<Result<Receipt, 'order.not-found' | 'order.no-receipt'>> {
  const { orm } = database
  const owned = customerId === null ? undefined : eq(order.customerId, customerId)
  const [found] = await orm
    .select()
    .from(order)
    .where(and(eq(order.number, number), owned))
  if (!found) return err('order.not-found')
  if (found.sentAt === null) return err('order.no-receipt')
  const sold = await orm
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderNumber, number))
    .orderBy(asc(orderLine.position))
  const paid = await readTenders(database, number)
  const { row, lines, tenders } = await keptOrder(database, { row: found, lines: sold, tenders: paid })
  return ok({
    orderNumber: number,
    orderedOn: stockholmDate(row.placedAt),
    sentOn: stockholmDate(found.sentAt),
    sentAt: found.sentAt,
    buyer: openBuyer(encryption, row.customer),
    lines: lines.map((line) => ({ name: goodsName(line), quantity: line.quantity, unitPrice: line.unitPrice })),
    discount: row.discount,
    discountCode: row.discountCode,
    freight: row.shipping,
    freightName: deliveryName({ method: row.deliveryMethod }),
    total: row.total,
    vat: row.vat,
    tenders: tenders.map(({ method, amount }) => ({
      name: isPaymentMethod(method) ? paymentName(method) : String(method),
      amount,
    })),
    refunded: tenders.reduce((sum, { refunded }) => sum + refunded, 0),
  })
}
