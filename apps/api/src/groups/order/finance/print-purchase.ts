import { stockholmDate } from '@klarsikt/core/calendar'
import { ocrNumber } from '@klarsikt/core/invoice'
import * as documentMessages from '@klarsikt/core/messages/document'
import type { Deps } from '../../../context.js'
import type { PrintedInvoice } from '../../money/index.js'
import { openBuyer } from '../order/place.js'
import { type Purchase, purchaseStatus } from './purchase-invoices.js'
import { purchaseRows } from './purchase-rows.js'

const SETTLED = {
  paid: documentMessages.invoicePaid,
  paymentReserved: documentMessages.invoiceReserved,
  paymentInProgress: documentMessages.invoiceReserved,
  ended: documentMessages.invoiceEnded,
} as const satisfies Record<ReturnType<typeof purchaseStatus>, () => string>

/** Prepares a purchase for printing as an invoice. Nothing is left to pay. */
export function printPurchase({ encryption }: Pick<Deps, 'encryption'>, purchase: Purchase): PrintedInvoice {
  const { row } = purchase
  const status = purchaseStatus(purchase)
  const createdOn = stockholmDate(row.placedAt)
  return {
    number: row.number,
    issuedAt: row.placedAt,
    createdOn,
    dueOn: createdOn,
    status,
    ocr: ocrNumber(row.number),
    receiver: openBuyer(encryption, row.customer),
    bankgiro: null,
    lines: purchaseRows(purchase),
    vat: row.vat,
    amount: row.total,
    isReminderFeeAgreed: false,
    changes: [],
    settled: { text: SETTLED[status](), amount: row.total },
    left: 0,
  }
}
