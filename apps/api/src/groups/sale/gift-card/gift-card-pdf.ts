import { dayText } from '@klarsikt/core/calendar'
import { formatGiftCardNumber } from '@klarsikt/core/gift-card'
import * as documentMessages from '@klarsikt/core/messages/document'
import { formatOre } from '@klarsikt/core/money'
import { SHOP } from '@klarsikt/shop-config'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { MARGIN, type Page, asDecoration, drawPdf, drawQr } from '../../platform/index.js'
import type { SoldCard } from './make-card.js'

/** The height of a card, and the space inside its frame, in points. */
const CARD_HEIGHT = 250
const CARD_PADDING = 24

/** The width of the QR code to the balance page, in points. */
const CODE_WIDTH = 120

type Printed = {
  readonly cards: readonly SoldCard[]
  /** The giver's greeting; empty for none. */
  readonly message?: string
  /** The shop's address without a slash at the end. */
  readonly shopUrl: string
  readonly at: Date
}

/** Draws gift cards to print, cut out and give away, one on each page. */
export function drawGiftCards({ cards, message = '', shopUrl, at }: Printed): Promise<Uint8Array<ArrayBuffer>> {
  const balanceUrl = shopUrl + encodedHref('giftcard-lookup')
  return drawPdf({
    title: documentMessages.giftCardTitle(),
    at,
    draw(page) {
      for (const [index, card] of cards.entries()) {
        if (index > 0) page.addPage()
        drawCard(page, card, balanceUrl)
        page.font('regular').fontSize(10)
        page.text('', MARGIN, MARGIN + CARD_HEIGHT + CARD_PADDING)
        if (message !== '') page.fontSize(14).text(message).moveDown(1).fontSize(10)
        page.text(documentMessages.giftCardUse())
        page.moveDown(0.6).text(documentMessages.giftCardBalance({ url: balanceUrl }))
        page.moveDown(0.6).text(documentMessages.giftCardCare())
      }
    },
  })
}

function drawCard(page: Page, { number, pin, amount, validUntil }: SoldCard, balanceUrl: string): void {
  const frameWidth = page.page.width - 2 * MARGIN
  const left = MARGIN + CARD_PADDING
  const width = frameWidth - 2 * CARD_PADDING
  const textWidth = width - CODE_WIDTH - CARD_PADDING
  asDecoration(page, () => page.roundedRect(MARGIN, MARGIN, frameWidth, CARD_HEIGHT, 12).lineWidth(1).stroke())
  page.font('regular').fontSize(12)
  page.text(SHOP.brand.name, left, MARGIN + CARD_PADDING, { width })
  page.font('bold').fontSize(16).text(documentMessages.giftCard(), { width: textWidth })
  page.fontSize(36).text(formatOre(amount), { width: textWidth })
  page.moveDown(0.3)
  for (const [name, value] of [
    [documentMessages.giftCardNumber(), formatGiftCardNumber(number)],
    [documentMessages.giftCardPin(), pin],
  ] as const) {
    page.font('regular').fontSize(10).text(name, { width: textWidth })
    page.font('bold').fontSize(14).text(value, { width: textWidth }).moveDown(0.3)
  }
  const until = documentMessages.giftCardUntil({ day: dayText(validUntil) })
  page.font('regular').fontSize(10).text(until, { width: textWidth })
  drawQr(page, balanceUrl, {
    left: MARGIN + frameWidth - CARD_PADDING - CODE_WIDTH,
    top: MARGIN + CARD_HEIGHT - CARD_PADDING - CODE_WIDTH,
    width: CODE_WIDTH,
    alt: documentMessages.giftCardBalance({ url: balanceUrl }),
  })
}
