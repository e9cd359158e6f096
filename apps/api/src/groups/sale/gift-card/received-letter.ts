import * as letterMessages from '@klarsikt/core/messages/letter'
import { SHOP } from '@klarsikt/shop-config'
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

type Received = {
  readonly orderNumber: string
  /** The giver's first and last name. */
  readonly from: string
  readonly message: string
  readonly cards: readonly SoldCard[]
  /** The cards for printing, in base64. */
  readonly document: string
}

/** The letter to the recipient of a card: the greeting, number and PIN, and the card as a PDF. */
export const giftCardReceived: LetterTemplate<Received> = { name: 'gift-card-received', render }

function render({ orderNumber, from, message, cards, document }: Received, { shopUrl }: LetterContext): LetterContent {
  const lookup = shopUrl + encodedHref('giftcard-lookup')
  const subject = letterMessages.giftCardReceivedSubject({ from, brand: SHOP.brand.name })
  const words = message === '' ? [] : message.split('\n')
  return composeLetter({
    subject,
    blocks: [
      ...words.map(greeting),
      paragraph(letterMessages.giftCardReceivedIntro({ from, count: cards.length })),
      ...cardBlocks(cards),
      paragraph(letterMessages.giftCardReceivedUse()),
      paragraph(letterMessages.giftCardCare()),
      button(lookup, letterMessages.giftCardBalance()),
    ],
    attachments: [cardsAttachment(orderNumber, document)],
  })
}
