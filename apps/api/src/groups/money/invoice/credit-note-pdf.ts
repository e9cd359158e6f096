import { dayText } from '@klarsikt/core/calendar'
import * as documentMessages from '@klarsikt/core/messages/document'
import { SUMS, drawPdf, drawRule, drawSeller, drawTable, drawVat, printMoney } from '../../platform/index.js'
import type { PrintedCreditNote } from './find-credit-note.js'
import { drawReceiver } from './invoice-pdf.js'

/** Draws a credit note: the invoice, the credited amount, the reason and the tax. */
export function drawCreditNote(note: PrintedCreditNote): Promise<Uint8Array<ArrayBuffer>> {
  const { number, invoiceNumber, createdOn, reason, amount } = note
  return drawPdf({
    title: documentMessages.creditNoteTitle({ number }),
    at: note.issuedAt,
    draw(page) {
      drawSeller(page)
      page.moveDown(1.5).font('bold').fontSize(20).text(documentMessages.creditNoteHeading())
      page.fontSize(10).font('regular').moveDown(0.5)
      page.text(documentMessages.creditNoteNumber({ number }))
      page.text(documentMessages.creditNoteCreated({ day: dayText(createdOn) }))
      page.text(documentMessages.creditNoteOf({ number: invoiceNumber }))
      drawReceiver(page, note.receiver)
      drawTable(page, SUMS, [
        { cells: [documentMessages.goods(), documentMessages.sum()], strong: true },
        { cells: [reason, printMoney(-amount)] },
      ])
      drawRule(page)
      drawVat(page, note.vat)
      page.moveDown()
      drawTable(page, SUMS, [{ cells: [documentMessages.creditNoteAmount(), printMoney(-amount)], strong: true }])
      page.moveDown().text(documentMessages.creditNoteText({ number: invoiceNumber }))
    },
  })
}
