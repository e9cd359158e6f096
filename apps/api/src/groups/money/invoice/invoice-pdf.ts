import { dayText } from '@klarsikt/core/calendar'
import { postalPlace } from '@klarsikt/core/identity'
import {
  hasAmountLeft,
  interestFrom,
  INVOICE_STATUS_MESSAGES,
  isPayableOnline,
  LATE_INTEREST_POINTS,
  REMINDER_FEE,
} from '@klarsikt/core/invoice'
import * as documentMessages from '@klarsikt/core/messages/document'
import { formatOre } from '@klarsikt/core/money'
import {
  type Page,
  type PdfTableRow,
  SUMS,
  drawGoods,
  drawPdf,
  drawRule,
  drawSeller,
  drawTable,
  drawVat,
  printMoney,
} from '../../platform/index.js'
import { receiverName } from './find.js'
import { drawPaymentSlip } from './payment-slip.js'
import type { PrintedInvoice } from './printed-invoice.js'

/** Draws an invoice. The same state of an invoice always gives the same bytes. */
export function drawInvoice(invoice: PrintedInvoice): Promise<Uint8Array<ArrayBuffer>> {
  return drawPdf({
    title: documentMessages.invoiceTitle({ number: invoice.number }),
    at: invoice.issuedAt,
    draw(page) {
      drawSeller(page)
      page.moveDown(1.5).font('bold').fontSize(20).text(documentMessages.invoice()).fontSize(10).font('regular')
      page.moveDown(0.5)
      page.text(documentMessages.invoiceNumber({ number: invoice.number }))
      page.text(documentMessages.invoiceCreated({ day: dayText(invoice.createdOn) }))
      page.text(documentMessages.invoiceDue({ day: dayText(invoice.dueOn) }))
      page.text(documentMessages.invoiceStatus({ status: INVOICE_STATUS_MESSAGES[invoice.status]() }))
      drawReceiver(page, invoice.receiver)
      drawGoods(page, invoice.lines)
      drawRule(page)
      drawVat(page, invoice.vat)
      page.moveDown()
      drawTable(page, SUMS, sumRows(invoice))
      drawHowToPay(page, invoice)
      drawPaymentSlip(page, invoice)
    },
  })
}

/** Draws the receiver. */
export function drawReceiver(page: Page, receiver: PrintedInvoice['receiver']): void {
  page.moveDown().font('bold').text(documentMessages.receiver()).font('regular')
  page.text(receiverName(receiver))
  if (receiver.street !== '') page.text(`${receiver.street}, ${postalPlace(receiver)}`)
  page.moveDown()
}

/** Draws how to pay. When nothing is to be paid to the shop, it draws only the number and says so. */
function drawHowToPay(page: Page, { status, ocr, bankgiro, ...invoice }: PrintedInvoice): void {
  const isPayable = isPayableOnline(status)
  page.moveDown().font('bold')
  if (isPayable && bankgiro !== null) page.text(documentMessages.bankgiro({ number: bankgiro }))
  page.text(documentMessages.ocr({ ocr })).font('regular')
  if (isPayable) {
    page.text(documentMessages.payOnline())
    page.text(documentMessages.interest({ day: dayText(interestFrom(invoice)), points: LATE_INTEREST_POINTS }))
    if (invoice.isReminderFeeAgreed) page.text(documentMessages.reminderFeeAgreed({ fee: formatOre(REMINDER_FEE) }))
  } else if (!hasAmountLeft(status)) page.text(documentMessages.invoiceNothingLeft())
}

function sumRows({ amount, changes, settled, left }: PrintedInvoice): PdfTableRow[] {
  return [
    { cells: [documentMessages.invoiceAmount(), printMoney(amount)], strong: true },
    ...changes.map(({ text, amount: sum }) => ({ cells: [text, printMoney(sum)] })),
    ...(settled === null ? [] : [{ cells: [settled.text, printMoney(-settled.amount)] }]),
    { cells: [documentMessages.invoiceLeft(), printMoney(left)], strong: true },
  ]
}
