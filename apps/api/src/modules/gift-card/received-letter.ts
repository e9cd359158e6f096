import { BRAND_NAME } from '@klarsikt/core/markets'
import * as letterMessages from '@klarsikt/core/messages/letter'
import { encodedHref } from '@klarsikt/core/paths'
import { button, heading, letterHtml, paragraph } from '../outbox/letter-layout.js'
import type { LetterContent, LetterContext, LetterTemplate } from '../outbox/letter-template.js'
import { cardsAttachment, cardsHtml, cardsText } from './card-in-letter.js'
import type { SoldCard } from './make-card.js'

type Received = {
  readonly orderNumber: string
  /** Who gave it, by first and last name. */
  readonly from: string
  readonly message: string
  readonly cards: readonly SoldCard[]
  /** The cards to print, base 64. */
  readonly document: string
}

/** To who is given a card: the greeting, number and PIN, and the card to print. */
export const giftCardReceived: LetterTemplate<Received> = { name: 'gift-card-received', render }

function render({ orderNumber, from, message, cards, document }: Received, { shopUrl }: LetterContext): LetterContent {
  const lookup = shopUrl + encodedHref('giftcard-lookup')
  const subject = letterMessages.giftCardReceivedSubject({ from, brand: BRAND_NAME })
  const greeting = message === '' ? [] : message.split('\n')
  const intro = [...greeting, letterMessages.giftCardReceivedIntro({ from, count: cards.length })]
  const care = [letterMessages.giftCardReceivedUse(), letterMessages.giftCardCare()]
  return {
    subject,
    html: letterHtml(
      subject,
      [
        heading(subject),
        ...intro.map(paragraph),
        ...cardsHtml(cards),
        ...care.map(paragraph),
        button(lookup, letterMessages.giftCardBalance()),
      ].join('\n'),
    ),
    text: [...intro, ...cardsText(cards), '', ...care, `${letterMessages.giftCardBalance()}: ${lookup}`].join('\n'),
    attachments: [cardsAttachment(orderNumber, document)],
  }
}
