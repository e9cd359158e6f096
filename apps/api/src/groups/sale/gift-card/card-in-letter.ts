import { dateText } from '@klarsikt/core/calendar'
import { formatGiftCardNumber } from '@klarsikt/core/gift-card'
import * as letterMessages from '@klarsikt/core/messages/letter'
import { formatOre } from '@klarsikt/core/money'
import { type LetterBlock, type LetterContent, amountTable, paragraph, subheading } from '../../platform/index.js'
import type { SoldCard } from './make-card.js'

const rowsOf = ({ number, pin, amount }: SoldCard) => [
  { text: letterMessages.giftCardNumber(), amount: formatGiftCardNumber(number) },
  { text: letterMessages.giftCardPin(), amount: pin },
  { text: letterMessages.giftCardValue(), amount: formatOre(amount), strong: true },
]

const untilOf = ({ validUntil }: SoldCard): string =>
  letterMessages.giftCardUntil({ date: dateText(validUntil, { year: true }) })

/** The number, PIN, value and last day of each card. */
export function cardBlocks(cards: readonly SoldCard[]): LetterBlock[] {
  return cards.flatMap((card, index) => [
    subheading(cards.length === 1 ? letterMessages.giftCardOne() : letterMessages.giftCardNth({ position: index + 1 })),
    ...amountTable(rowsOf(card)),
    paragraph(untilOf(card)),
  ])
}

type Attachment = NonNullable<LetterContent['attachments']>[number]

/** The cards for printing, in base64. */
export function cardsAttachment(orderNumber: string, content: string): Attachment {
  return { filename: `presentkort-${orderNumber}.pdf`, content, contentType: 'application/pdf', encoding: 'base64' }
}
