import type { Invoice } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { INVOICE_STATUS_MESSAGES, NO_SUBSCRIPTION, ocrNumber, purchaseInvoiceStatus } from '@klarsikt/core/invoice'
import { kronor, wholeOre, ZERO } from '@klarsikt/core/money'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { describeTenders } from '../order/describe-order.js'
import { receiptPath } from '../order/receipt-path.js'
import { order } from '../order/tables.js'
import { tender } from '../payment/tables.js'

/** One invoice for each purchase of a customer, as its money is now, the newest first. Or only that with a number. */
export async function purchaseInvoices(
  { database }: Pick<Deps, 'database'>,
  customerId: string,
  number?: string,
): Promise<Invoice[]> {
  const one = number === undefined ? undefined : eq(order.number, number)
  const rows = await database.orm
    .select()
    .from(order)
    .where(and(eq(order.customerId, customerId), one))
    .orderBy(desc(order.placedAt), desc(order.number))
  if (rows.length === 0) return []
  const numbers = rows.map((row) => row.number)
  const tenders = await database.orm
    .select()
    .from(tender)
    .where(inArray(tender.orderNumber, numbers))
    .orderBy(asc(tender.id))
  const tendersOf = Map.groupBy(tenders, ({ orderNumber }) => orderNumber)
  return rows.map((row) => describeInvoice(row, tendersOf.get(row.number) ?? []))
}

function describeInvoice(row: typeof order.$inferSelect, tenders: readonly (typeof tender.$inferSelect)[]): Invoice {
  const { number } = row
  const status = purchaseInvoiceStatus(
    row.state,
    tenders.map(({ chargeState }) => chargeState),
  )
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
    pdf: receiptPath(row),
    lines: [],
    payments: describeTenders(tenders).map(({ name, amount }) => ({ name, amount, on: createdOn })),
  }
}
