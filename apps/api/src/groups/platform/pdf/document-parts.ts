import { parseOrganisationNumber, vatNumber } from '@klarsikt/core/identity'
import * as documentMessages from '@klarsikt/core/messages/document'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import { SHOP } from '@klarsikt/shop-config'
import type { Page } from './draw-pdf.js'
import { type Column, drawTable, type PdfTableRow } from './table.js'

type Line = { readonly name: string; readonly quantity: number; readonly unitPrice: number }
type Vat = { readonly rate: number; readonly gross: number; readonly net: number; readonly vat: number }

const right = (share: number): Column => ({ share, align: 'right' })
const GOODS: readonly Column[] = [{ share: 0.52 }, right(0.12), right(0.18), right(0.18)]
const VAT: readonly Column[] = [{ share: 0.28 }, right(0.24), right(0.24), right(0.24)]

/** The columns for a name and its sum. */
export const SUMS: readonly Column[] = [{ share: 0.82 }, right(0.18)]

/** Formats an amount in öre for documents. */
export const printMoney = (amount: number): string => formatOre(wholeOre(amount))

export function drawSeller(page: Page): void {
  page.font('bold').text(SHOP.seller.name).font('regular')
  page.text(`${SHOP.seller.street}, ${SHOP.seller.postalCode} ${SHOP.seller.city}`)
  page.text(documentMessages.organisationNumber({ number: SHOP.seller.organisationNumber }))
  const parsed = parseOrganisationNumber(SHOP.seller.organisationNumber)
  if (parsed.ok) page.text(documentMessages.vatNumber({ number: vatNumber(parsed.value) }))
}

/** Draws what is sold, with unit prices and sums in öre. */
export function drawGoods(page: Page, lines: readonly Line[]): void {
  const head: PdfTableRow = {
    cells: [documentMessages.goods(), documentMessages.quantity(), documentMessages.price(), documentMessages.sum()],
    strong: true,
  }
  const rows = lines.map(({ name, quantity, unitPrice }) => ({
    cells: [name, String(quantity), printMoney(unitPrice), printMoney(unitPrice * quantity)],
  }))
  drawTable(page, GOODS, [head, ...rows])
}

export function drawVat(page: Page, vat: readonly Vat[]): void {
  const head: PdfTableRow = {
    cells: [documentMessages.vatRate(), documentMessages.net(), documentMessages.vat(), documentMessages.gross()],
    strong: true,
  }
  const rows = vat.map((row) => ({
    cells: [
      documentMessages.percent({ rate: row.rate }),
      printMoney(row.net),
      printMoney(row.vat),
      printMoney(row.gross),
    ],
  }))
  drawTable(page, VAT, [head, ...rows])
}
