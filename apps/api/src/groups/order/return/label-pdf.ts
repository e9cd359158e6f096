import { postalPlace } from '@klarsikt/core/identity'
import * as documentMessages from '@klarsikt/core/messages/document'
import { SHOP } from '@klarsikt/shop-config'
import { MARGIN, drawPdf, drawQr, drawRule } from '../../platform/index.js'
import type { Buyer } from '../order/snapshot.js'

/** The data of a return's label. */
export type Label = {
  readonly number: string
  readonly registeredAt: Date
  readonly buyer: Buyer
  readonly goods: readonly string[]
}

/** The width of the QR code with the number of the return, in points. */
const CODE_WIDTH = 150

/**
 * Draws the label for a parcel. Staff scan its QR code, which contains the return's number, when the parcel arrives.
 */
export function drawLabel({ number, registeredAt, buyer, goods }: Label): Promise<Uint8Array<ArrayBuffer>> {
  return drawPdf({
    title: documentMessages.labelTitle({ number }),
    at: registeredAt,
    draw(page) {
      page.font('bold').fontSize(20).text(documentMessages.label()).font('regular')
      const top = page.y + 10
      drawQr(page, number, {
        left: page.page.width - MARGIN - CODE_WIDTH,
        top,
        width: CODE_WIDTH,
        alt: documentMessages.labelTitle({ number }),
      })
      page.y = top
      const width = page.page.width - 2 * MARGIN - CODE_WIDTH
      page.fontSize(11).text(documentMessages.to(), MARGIN, top, { width })
      page.font('bold').fontSize(16)
      page.text(documentMessages.returns({ name: SHOP.seller.name }), { width })
      page.text(SHOP.seller.street, { width }).text(`${SHOP.seller.postalCode} ${SHOP.seller.city}`, { width })
      page.font('regular').fontSize(11).moveDown()
      page.text(documentMessages.from(), { width }).text(`${buyer.firstName} ${buyer.lastName}`, { width })
      if (buyer.street !== '') page.text(buyer.street, { width }).text(postalPlace(buyer), { width })
      page.y = Math.max(page.y, top + CODE_WIDTH) + 10
      page.font('bold').fontSize(16).text(number, MARGIN, page.y, { align: 'right' }).font('regular').fontSize(11)
      page.moveDown()
      drawRule(page)
      page.font('bold').text(documentMessages.contents()).font('regular')
      for (const text of goods) page.text(text)
      page.moveDown().text(documentMessages.postPaid())
    },
  })
}
