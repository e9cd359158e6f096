import * as invoiceLetterMessages from '@klarsikt/core/messages/invoice-letter'
import * as letterMessages from '@klarsikt/core/messages/letter'
import { encodedHref } from '@klarsikt/core/paths'
import { button, heading, letterHtml, paragraph } from '../outbox/letter-layout.js'
import type { LetterTemplate } from '../outbox/letter-template.js'

type SavedCardLetter = { readonly firstName: string; readonly card: string }

/** Tells that a card was saved: whoever did not save it can remove it at once. */
export const savedCardLetter: LetterTemplate<SavedCardLetter> = {
  name: 'saved-payment-saved',
  render({ firstName, card }, { shopUrl }) {
    const subject = invoiceLetterMessages.cardSavedSubject()
    const greeting = letterMessages.hello({ name: firstName })
    const text = invoiceLetterMessages.cardSavedText({ card })
    const url = shopUrl + encodedHref('account-finance')
    const show = invoiceLetterMessages.showCards()
    const html = [heading(subject), paragraph(greeting), paragraph(text), button(url, show)].join('\n')
    return { subject, html: letterHtml(subject, html), text: [greeting, text, '', `${show}: ${url}`].join('\n') }
  },
}
