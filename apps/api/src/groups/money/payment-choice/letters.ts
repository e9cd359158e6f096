import * as invoiceLetterMessages from '@klarsikt/core/messages/invoice-letter'
import * as letterMessages from '@klarsikt/core/messages/letter'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { type LetterContent, type LetterContext, type LetterTemplate, writeLetter } from '../../platform/index.js'

type CardLetter = { readonly firstName: string; readonly card: string }

/** Tells the customer that a card was saved, so that they can remove one that somebody else saved. */
export const savedCardLetter: LetterTemplate<CardLetter> = {
  name: 'saved-payment-saved',
  render: ({ firstName, card }, context) =>
    cardLetter(context, firstName, {
      subject: invoiceLetterMessages.cardSavedSubject(),
      text: invoiceLetterMessages.cardSavedText({ card }),
    }),
}

/** Tells the customer that a card was removed, so that they notice somebody else in the account. */
export const removedCardLetter: LetterTemplate<CardLetter> = {
  name: 'saved-payment-removed',
  render: ({ firstName, card }, context) =>
    cardLetter(context, firstName, {
      subject: invoiceLetterMessages.cardRemovedSubject(),
      text: invoiceLetterMessages.cardRemovedText({ card }),
    }),
}

function cardLetter(
  { shopUrl }: LetterContext,
  firstName: string,
  { subject, text }: { readonly subject: string; readonly text: string },
): LetterContent {
  return writeLetter({
    title: subject,
    greeting: letterMessages.hello({ name: firstName }),
    texts: [text],
    link: { url: shopUrl + encodedHref('account-finance'), text: invoiceLetterMessages.showCards() },
  })
}

export const savedCardLetters = [savedCardLetter, removedCardLetter] as const
