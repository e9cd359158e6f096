import { dayText, type PlainDate } from '@klarsikt/core/calendar'
import { parseOrganisationNumber, postalPlace, vatNumber } from '@klarsikt/core/identity'
import { SELLER } from '@klarsikt/core/markets'
import * as documentMessages from '@klarsikt/core/messages/document'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import type { Buyer, VatRow } from '../order/snapshot.js'
import { drawPdf, type Page } from '../pdf/draw-pdf.js'
import { type Column, drawRule, drawTable, type Row } from '../pdf/table.js'

/** What a receipt says; amounts in öre. */
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

const GOODS: readonly Column[] = [
  { share: 0.52 },
  { share: 0.12, align: 'right' },
  { share: 0.18, align: 'right' },
  { share: 0.18, align: 'right' },
]
const SUMS: readonly Column[] = [{ share: 0.82 }, { share: 0.18, align: 'right' }]
const VAT: readonly Column[] = [
  { share: 0.28 },
  ...Array.from({ length: 3 }, () => ({ share: 0.24, align: 'right' as const })),
]

/** Draws the receipt of an order; the same order always gives the same bytes. */
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
      drawTable(page, GOODS, goodsRows(receipt))
      drawRule(page)
      drawTable(page, SUMS, sumRows(receipt))
      page.moveDown()
      drawTable(page, VAT, vatRows(receipt.vat))
      page.moveDown()
      drawTable(page, SUMS, paidRows(receipt))
    },
  })
}

function drawSeller(page: Page): void {
  page.font('bold').text(SELLER.name).font('regular')
  page.text(`${SELLER.street}, ${SELLER.postalCode} ${SELLER.city}`)
  page.text(documentMessages.organisationNumber({ number: SELLER.organisationNumber }))
  const parsed = parseOrganisationNumber(SELLER.organisationNumber)
  if (parsed.ok) page.text(documentMessages.vatNumber({ number: vatNumber(parsed.value) }))
}

function drawBuyer(page: Page, buyer: Buyer): void {
  page.moveDown().font('bold').text(documentMessages.buyer()).font('regular')
  page.text(`${buyer.firstName} ${buyer.lastName}`)
  if (buyer.street !== '') page.text(`${buyer.street}, ${postalPlace(buyer)}`)
  page.moveDown()
}

const money = (ore: number): string => formatOre(wholeOre(ore))

function goodsRows({ lines }: Receipt): Row[] {
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

function sumRows({ discount, discountCode, freight, freightName, total }: Receipt): Row[] {
  const named =
    discountCode === null ? documentMessages.discount() : documentMessages.discountCode({ code: discountCode })
  return [
    ...(discount > 0 ? [{ cells: [named, money(-discount)] }] : []),
    { cells: [documentMessages.freight({ method: freightName }), money(freight)] },
    { cells: [documentMessages.total(), money(total)], strong: true },
  ]
}

function vatRows(vat: readonly VatRow[]): Row[] {
  const names = [documentMessages.vatRate(), documentMessages.net(), documentMessages.vat(), documentMessages.gross()]
  const rows = vat.map((row) => ({
    cells: [documentMessages.percent({ rate: row.rate }), money(row.net), money(row.vat), money(row.gross)],
  }))
  return [{ cells: names, strong: true }, ...rows]
}

function paidRows({ tenders, refunded }: Receipt): Row[] {
  return [
    { cells: [documentMessages.paidBy(), ''], strong: true },
    ...tenders.map(({ name, amount }) => ({ cells: [name, money(amount)] })),
    ...(refunded > 0 ? [{ cells: [documentMessages.refunded(), money(-refunded)] }] : []),
  ]
}
