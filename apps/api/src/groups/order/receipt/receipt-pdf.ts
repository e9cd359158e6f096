import { dayText, type PlainDate } from '@klarsikt/core/calendar'
import { postalPlace } from '@klarsikt/core/identity'
import * as documentMessages from '@klarsikt/core/messages/document'
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
import type { Buyer, VatRow } from '../order/snapshot.js'

/** The contents of a receipt; amounts in öre. */
export type Receipt = {
  readonly orderNumber: string
  readonly orderedOn: PlainDate
  readonly sentOn: PlainDate
  readonly sentAt: Date
  readonly buyer: Buyer
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly unitPrice: number }[]
  readonly discount: number
  readonly discountCode: string | null
  readonly freight: number
  readonly freightName: string
  readonly total: number
  readonly vat: readonly VatRow[]
  readonly tenders: readonly { readonly name: string; readonly amount: number }[]
  readonly refunded: number
}

/** Draws the receipt of an order. The same order always gives the same bytes. */
export function drawReceipt(receipt: Receipt): Promise<Uint8Array<ArrayBuffer>> {
  const title = documentMessages.receiptTitle({ orderNumber: receipt.orderNumber })
  return drawPdf({
    title,
    at: receipt.sentAt,
    draw(page) {
      drawSeller(page)
      page.moveDown(1.5).font('bold').fontSize(20).text(documentMessages.receipt()).fontSize(10).font('regular')
      page.moveDown(0.5)
      page.text(documentMessages.orderNumber({ orderNumber: receipt.orderNumber }))
      page.text(documentMessages.orderedOn({ day: dayText(receipt.orderedOn) }))
      page.text(documentMessages.sentOn({ day: dayText(receipt.sentOn) }))
      drawBuyer(page, receipt.buyer)
      drawGoods(page, receipt.lines)
      drawRule(page)
      drawTable(page, SUMS, sumRows(receipt))
      page.moveDown()
      drawVat(page, receipt.vat)
      page.moveDown()
      drawTable(page, SUMS, paidRows(receipt))
    },
  })
}

function drawBuyer(page: Page, buyer: Buyer): void {
  page.moveDown().font('bold').text(documentMessages.buyer()).font('regular')
  page.text(`${buyer.firstName} ${buyer.lastName}`)
  if (buyer.street !== '') page.text(`${buyer.street}, ${postalPlace(buyer)}`)
  page.moveDown()
}

function sumRows({ discount, discountCode, freight, freightName, total }: Receipt): PdfTableRow[] {
  const named =
    discountCode === null ? documentMessages.discount() : documentMessages.discountCode({ code: discountCode })
  return [
    ...(discount > 0 ? [{ cells: [named, printMoney(-discount)] }] : []),
    { cells: [documentMessages.freight({ method: freightName }), printMoney(freight)] },
    { cells: [documentMessages.total(), printMoney(total)], strong: true },
  ]
}

function paidRows({ tenders, refunded }: Receipt): PdfTableRow[] {
  return [
    { cells: [documentMessages.paidBy(), ''], strong: true },
    ...tenders.map(({ name, amount }) => ({ cells: [name, printMoney(amount)] })),
    ...(refunded > 0 ? [{ cells: [documentMessages.refunded(), printMoney(-refunded)] }] : []),
  ]
}
