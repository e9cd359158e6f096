import { shopRoutes } from '@klarsikt/contract/shop'
import type { Invoice } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { INVOICE_STATUS_MESSAGES, NO_SUBSCRIPTION, ocrNumber, purchaseInvoiceStatus } from '@klarsikt/core/invoice'
import { kronor, wholeOre, ZERO } from '@klarsikt/core/money'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { describeTenders } from '../order/describe-order.js'
import { order, orderLine } from '../order/tables.js'
import { tender } from '../payment/tables.js'
import { purchaseRows } from './purchase-rows.js'

/** A purchase as its invoice needs it. */
export type Purchase = {
  readonly row: typeof order.$inferSelect
  readonly lines: readonly (typeof orderLine.$inferSelect)[]
  readonly tenders: readonly (typeof tender.$inferSelect)[]
}

/** The purchases of a customer, the newest first. Or only that with a number. */
export async function findPurchases(
  { database: { orm } }: Pick<Deps, 'database'>,
  customerId: string,
  number?: string,
): Promise<Purchase[]> {
  const one = number === undefined ? undefined : eq(order.number, number)
  const rows = await orm
    .select()
    .from(order)
    .where(and(eq(order.customerId, customerId), one))
    .orderBy(desc(order.placedAt), desc(order.number))
  if (rows.length === 0) return []
  const numbers = rows.map((row) => row.number)
  const lines = await orm
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderNumber, numbers))
    .orderBy(asc(orderLine.position))
  const tenders = await orm.select().from(tender).where(inArray(tender.orderNumber, numbers)).orderBy(asc(tender.id))
  const linesOf = Map.groupBy(lines, ({ orderNumber }) => orderNumber)
  const tendersOf = Map.groupBy(tenders, ({ orderNumber }) => orderNumber)
  return rows.map((row) => ({
    row,
    lines: linesOf.get(row.number) ?? [],
    tenders: tendersOf.get(row.number) ?? [],
  }))
}

/** How the invoice of a purchase stands, by its money. */
export function purchaseStatus({ row, tenders }: Purchase): ReturnType<typeof purchaseInvoiceStatus> {
  return purchaseInvoiceStatus(
    row.state,
    tenders.map(({ chargeState }) => chargeState),
  )
}

/** A purchase as an invoice, as its money is now. */
export function describePurchase(purchase: Purchase): Invoice {
  const { row, tenders } = purchase
  const { number } = row
  const status = purchaseStatus(purchase)
  const createdOn = stockholmDate(row.placedAt)
  return {
    id: number,
    subId: NO_SUBSCRIPTION,
    source: 'shop',
    orderNumber: number,
    type: 'PDF',
    status,
    statusText: INVOICE_STATUS_MESSAGES[status](),
    createdOn,
    // A purchase is paid for when it is made.
    dueOn: createdOn,
    payment: 'none',
    overdue: false,
    bankgiro: null,
    ocr: ocrNumber(number),
    originalAmount: kronor(wholeOre(row.total)),
    amountLeft: kronor(ZERO),
    pdf: shopRoutes.getInvoicePdf.path.replace(':id', number).replace(':subId', NO_SUBSCRIPTION),
    lines: purchaseRows(purchase).map((line) => ({ ...line, unitPrice: kronor(wholeOre(line.unitPrice)) })),
    payments: describeTenders(tenders).map(({ name, amount }) => ({ name, amount, on: createdOn })),
  }
}
