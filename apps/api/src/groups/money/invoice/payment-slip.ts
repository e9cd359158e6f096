import { dayText } from '@klarsikt/core/calendar'
import { isPayableOnline } from '@klarsikt/core/invoice'
import * as documentMessages from '@klarsikt/core/messages/document'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import { SHOP } from '@klarsikt/shop-config'
import { MARGIN, type Page, drawQr, drawRule, drawTable } from '../../platform/index.js'
import { paymentQr } from './payment-qr.js'
import type { PrintedInvoice } from './printed-invoice.js'

/** The width of the QR code in points, which is 4 cm. That can be read from paper and from a screen. */
const QR_WIDTH = 114
const SLIP_HEIGHT = 190

/** Draws the payment slip: number, amount and due day in text and as a QR code for banking apps. */
export function drawPaymentSlip(page: Page, invoice: PrintedInvoice): void {
  const code = isPayableOnline(invoice.status) ? paymentQr(invoice) : null
  if (code === null || invoice.bankgiro === null) return
  if (page.y + SLIP_HEIGHT > page.page.height - MARGIN) page.addPage()
  page.moveDown(1.5)
  drawRule(page)
  page.font('bold').fontSize(12).text(documentMessages.slip()).fontSize(10).font('regular')
  const top = page.y + 6
  drawQr(page, code, {
    left: page.page.width - MARGIN - QR_WIDTH,
    top,
    width: QR_WIDTH,
    alt: documentMessages.slipQr(),
  })
  page.y = top + 8
  drawTable(
    page,
    [{ share: 0.26 }, { share: 0.44 }],
    [
      [documentMessages.slipPayee(), SHOP.seller.name],
      [documentMessages.slipBankgiro(), invoice.bankgiro],
      [documentMessages.slipOcr(), invoice.ocr],
      [documentMessages.slipDue(), dayText(invoice.dueOn)],
      [documentMessages.slipAmount(), formatOre(wholeOre(invoice.left))],
    ].map((cells) => ({ cells })),
  )
  page.text(documentMessages.slipQr(), MARGIN, page.y + 4, { width: page.page.width - 2 * MARGIN - QR_WIDTH - 12 })
  page.y = Math.max(page.y, top + QR_WIDTH)
}
