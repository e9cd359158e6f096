import { shopRoutes } from '@klarsikt/contract/shop'
import type { Invoice } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { INVOICE_STATUS_MESSAGES, NO_SUBSCRIPTION, ocrNumber, purchaseInvoiceStatus } from '@klarsikt/core/invoice'
import { kronor, wholeOre, ZERO } from '@klarsikt/core/money'
import type { ChargeState } from '@klarsikt/core/payment'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { readTenders } from '../../money/index.js'
import { describeTenders } from '../order/describe-order.js'
import { type PaidOrder, keptOrders } from '../order/kept-order.js'
import { order, orderLine } from '../order/tables.js'
import { purchaseRows } from './purchase-rows.js'

/** A purchase for its invoice, without the cancelled lines. */
export type Purchase = PaidOrder

/** The purchases of a customer, the newest first, or only the one with `number`. */
export async function findPurchases(
  { database }: Pick<Deps, 'database'>,
  customerId: string,
  number?: string,
): Promise<Purchase[]> {
  const { orm } = database
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
  const tenders = await readTenders(database, ...numbers)
  const linesOf = Map.groupBy(lines, ({ orderNumber }) => orderNumber)
  const tendersOf = Map.groupBy(tenders, ({ orderNumber }) => orderNumber)
  const bought = rows.map((row) => ({
    row,
    lines: linesOf.get(row.number) ?? [],
    tenders: tendersOf.get(row.number) ?? [],
  }))
  return keptOrders(database, bought)
}

const PART_TAKEN = 'part-captured' satisfies ChargeState
const isPartTaken = ({ amount, captured, giftCardId }: Purchase['tenders'][number]): boolean =>
  giftCardId === null && captured > 0 && captured < amount

/** The status of a purchase's invoice, by its money. */
export function purchaseStatus({ row, tenders }: Purchase): ReturnType<typeof purchaseInvoiceStatus> {
  return purchaseInvoiceStatus(
    row.state,
    // With several parcels some money may be refunded while more is still to be captured.
    tenders.map((one) => (isPartTaken(one) ? PART_TAKEN : one.chargeState)),
  )
}

/** Describes a purchase as an invoice, with the present state of its money. */
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
    // A purchase is paid when it is made.
    dueOn: createdOn,
    payment: 'none',
    overdue: false,
    debit: null,
    bankgiro: null,
    ocr: ocrNumber(number),
    originalAmount: kronor(wholeOre(row.total)),
    amountLeft: kronor(ZERO),
    reminderFees: kronor(ZERO),
    creditNotes: [],
    pdf: shopRoutes.getInvoicePdf.path.replace(':id', number).replace(':subId', NO_SUBSCRIPTION),
    lines: purchaseRows(purchase).map((line) => ({ ...line, unitPrice: kronor(wholeOre(line.unitPrice)) })),
    payments: describeTenders(tenders).map(({ name, amount }) => ({ name, amount, on: createdOn })),
  }
}
