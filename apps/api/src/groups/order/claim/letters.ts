import * as claimMessages from '@klarsikt/core/messages/claim'
import { encodedHref } from '@klarsikt/shop-config/paths'
import {
  type LetterContent,
  type LetterData,
  type LetterTemplate,
  button,
  composeLetter,
  paragraph,
} from '../../platform/index.js'

type Receipt = { readonly name: string }
type Answer = Receipt & { readonly store: string; readonly phone: string; readonly text: string }

function template<Data extends LetterData>(
  name: string,
  partsOf: (data: Data) => { readonly subject: string; readonly paragraphs: readonly string[] },
): LetterTemplate<Data> {
  return {
    name,
    render(data, { shopUrl }): LetterContent {
      const { subject, paragraphs } = partsOf(data)
      const page = shopUrl + encodedHref('account-friends-signup')
      return composeLetter({
        subject,
        blocks: [...paragraphs.map(paragraph), button(page, claimMessages.letterOpen())],
      })
    },
  }
}

/** The letters to a member about a claim: its receipt and the store's answer. */
export const CLAIM_LETTERS = {
  received: template<Receipt>('claim-received', ({ name }) => ({
    subject: claimMessages.letterReceivedSubject(),
    paragraphs: [claimMessages.letterReceivedIntro({ name })],
  })),
  accept: template<Answer>('claim-accepted', ({ name, store, phone, text }) => ({
    subject: claimMessages.letterAcceptedSubject(),
    paragraphs: [claimMessages.letterAcceptedIntro({ name, store }), text, claimMessages.letterPhone({ store, phone })],
  })),
  decline: template<Answer>('claim-declined', ({ name, store, phone, text }) => ({
    subject: claimMessages.letterDeclinedSubject(),
    paragraphs: [claimMessages.letterDeclinedIntro({ name, store }), text, claimMessages.letterPhone({ store, phone })],
  })),
}

export const claimLetters: readonly LetterTemplate[] = Object.values(CLAIM_LETTERS)
