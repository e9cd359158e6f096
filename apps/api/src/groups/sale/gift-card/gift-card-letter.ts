import * as letterMessages from '@klarsikt/core/messages/letter'
import { encodedHref } from '@klarsikt/shop-config/paths'
import {
  type LetterContent,
  type LetterContext,
  type LetterTemplate,
  button,
  composeLetter,
  greeting,
  paragraph,
} from '../../platform/index.js'
import { cardBlocks, cardsAttachment } from './card-in-letter.js'
import type { SoldCard } from './make-card.js'

type Sent = {
  readonly orderNumber: string
  readonly buyer: { readonly email: string; readonly firstName: string }
  readonly cards: readonly SoldCard[]
  /** The cards for printing, in base64; missing in older letters. */
  readonly document?: string
}

/**
 * The letter to a buyer who prints the cards: number, PIN and value, where to see the balance, and the cards as a PDF.
 */
export const giftCardLetter: LetterTemplate<Sent> = { name: 'gift-card', render }

function render({ orderNumber, buyer, cards, document }: Sent, { shopUrl }: LetterContext): LetterContent {
  const subject = letterMessages.giftCardSubject({ count: cards.length })
  const lookup = shopUrl + encodedHref('giftcard-lookup')
  const intro = [letterMessages.giftCardIntro({ orderNumber })]
  if (document !== undefined) intro.push(letterMessages.giftCardPrint({ count: cards.length }))
  return composeLetter({
    subject,
    blocks: [
      greeting(letterMessages.hello({ name: buyer.firstName })),
      ...intro.map(paragraph),
      ...cardBlocks(cards),
      paragraph(letterMessages.giftCardCare()),
      button(lookup, letterMessages.giftCardBalance()),
    ],
    ...(document !== undefined && { attachments: [cardsAttachment(orderNumber, document)] }),
  })
}
