import { dayText } from '@klarsikt/core/calendar'
import { parseOrganisationNumber, postalPlace, vatNumber } from '@klarsikt/core/identity'
import {
  hasAmountLeft,
  interestFrom,
  INVOICE_STATUS_MESSAGES,
  isPayableOnline,
  LATE_INTEREST_POINTS,
  REMINDER_FEE,
} from '@klarsikt/core/invoice'
import { SELLER } from '@klarsikt/core/markets'
import * as documentMessages from '@klarsikt/core/messages/document'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import { drawPdf, type Page } from '../pdf/draw-pdf.js'
import { type Column, drawRule, drawTable, type Row } from '../pdf/table.js'
import { receiverName } from './find.js'
import { drawPaymentSlip } from './payment-slip.js'
import type { PrintedInvoice } from './printed-invoice.js'

const right = (share: number): Column => ({ share, align: 'right' })
const ROWS: readonly Column[] = [{ share: 0.52 }, right(0.12), right(0.18), right(0.18)]
const SUMS: readonly Column[] = [{ share: 0.82 }, right(0.18)]
const VAT: readonly Column[] = [{ share: 0.28 }, right(0.24), right(0.24), right(0.24)]

/** Draws an invoice that a person can pay from; the same state of the same invoice always gives the same bytes. */
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
      drawTable(page, ROWS, goodsRows(invoice))
      drawRule(page)
      drawVat(page, invoice.vat)
      page.moveDown()
      drawTable(page, SUMS, sumRows(invoice))
      drawHowToPay(page, invoice)
      drawPaymentSlip(page, invoice)
    },
  })
}

/** Who sells. */
export function drawSeller(page: Page): void {
  page.font('bold').text(SELLER.name).font('regular')
  page.text(`${SELLER.street}, ${SELLER.postalCode} ${SELLER.city}`)
  page.text(documentMessages.organisationNumber({ number: SELLER.organisationNumber }))
  const parsed = parseOrganisationNumber(SELLER.organisationNumber)
  if (parsed.ok) page.text(documentMessages.vatNumber({ number: vatNumber(parsed.value) }))
}

/** Whom it is for. */
export function drawReceiver(page: Page, receiver: PrintedInvoice['receiver']): void {
  page.moveDown().font('bold').text(documentMessages.receiver()).font('regular')
  page.text(receiverName(receiver))
  if (receiver.street !== '') page.text(`${receiver.street}, ${postalPlace(receiver)}`)
  page.moveDown()
}

/** What a bank asks for; where nothing is to be paid to us, the number alone, and that nothing shall be paid. */
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

const money = (amount: number): string => formatOre(wholeOre(amount))

function goodsRows({ lines }: PrintedInvoice): Row[] {
  const names = [
    documentMessages.goods(),
    documentMessages.quantity(),
    documentMessages.price(),
    documentMessages.sum(),
  ]
  const rows = lines.map(({ name, quantity, unitPrice }) => ({
    cells: [name, String(quantity), money(unitPrice), money(unitPrice * quantity)],
  }))
  return [{ cells: names, strong: true }, ...rows]
}

/** The tax by rate. */
export function drawVat(page: Page, vat: PrintedInvoice['vat']): void {
  drawTable(page, VAT, vatRows(vat))
}

function vatRows(vat: PrintedInvoice['vat']): Row[] {
  const names = [documentMessages.vatRate(), documentMessages.net(), documentMessages.vat(), documentMessages.gross()]
  const rows = vat.map((row) => ({
    cells: [documentMessages.percent({ rate: row.rate }), money(row.net), money(row.vat), money(row.gross)],
  }))
  return [{ cells: names, strong: true }, ...rows]
}

function sumRows({ amount, changes, settled, left }: PrintedInvoice): Row[] {
  return [
    { cells: [documentMessages.invoiceAmount(), money(amount)], strong: true },
    ...changes.map(({ text, amount: sum }) => ({ cells: [text, money(sum)] })),
    ...(settled === null ? [] : [{ cells: [settled.text, money(-settled.amount)] }]),
    { cells: [documentMessages.invoiceLeft(), money(left)], strong: true },
  ]
}
