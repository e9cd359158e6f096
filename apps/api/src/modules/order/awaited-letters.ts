import * as awaitedPrescriptionMessages from '@klarsikt/core/messages/awaited-prescription'
import * as orderMessages from '@klarsikt/core/messages/order'
import { encodedHref } from '@klarsikt/core/paths'
import { composeLetter } from '../outbox/compose-letter.js'
import { button, paragraph } from '../outbox/letter-blocks.js'
import type { LetterContent, LetterData, LetterTemplate } from '../outbox/letter-template.js'

type Linked = { readonly orderNumber: string; readonly path: string; readonly day: string }
type Entered = { readonly orderNumber: string; readonly lenses: readonly string[]; readonly isReleased: boolean }

type Parts = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action: { readonly path: string; readonly text: string }
}

function template<Data extends LetterData>(name: string, partsOf: (data: Data) => Parts): LetterTemplate<Data> {
  return {
    name,
    render(data, { shopUrl }): LetterContent {
      const { subject, paragraphs, action } = partsOf(data)
      return composeLetter({
        subject,
        blocks: [...paragraphs.map(paragraph), button(shopUrl + action.path, action.text)],
      })
    },
  }
}

/** The page where the prescription is sent. */
const toPrescription = (path: string): Parts['action'] => ({ path, text: awaitedPrescriptionMessages.toOrder() })

/** Letters about a missing prescription; nothing of eyes stands in them. */
export const AWAITED_LETTERS = {
  reminder: template<Linked>('prescription-reminder', ({ orderNumber, path, day }) => ({
    subject: awaitedPrescriptionMessages.letterReminderSubject({ orderNumber }),
    paragraphs: [awaitedPrescriptionMessages.letterReminderText({ day })],
    action: toPrescription(path),
  })),
  asked: template<Linked>('prescription-asked', ({ orderNumber, path, day }) => ({
    subject: awaitedPrescriptionMessages.letterAskedSubject(),
    paragraphs: [
      awaitedPrescriptionMessages.letterAskedText({ orderNumber, day }),
      awaitedPrescriptionMessages.letterAskedMessage(),
    ],
    action: toPrescription(path),
  })),
  entered: template<Entered>('prescription-entered', ({ orderNumber, lenses, isReleased }) => ({
    subject: awaitedPrescriptionMessages.letterEnteredSubject({ orderNumber }),
    paragraphs: [
      ...(isReleased ? [awaitedPrescriptionMessages.letterEnteredText()] : []),
      ...lenses.map((lens) => awaitedPrescriptionMessages.letterChangedText({ lens })),
    ],
    action: {
      path: encodedHref('account-order', { orderId: orderNumber }),
      text: orderMessages.refundMailOpen(),
    },
  })),
}

export const awaitedLetters: readonly LetterTemplate[] = Object.values(AWAITED_LETTERS)
