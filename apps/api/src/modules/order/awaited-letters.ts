import * as awaitedPrescriptionMessages from '@klarsikt/core/messages/awaited-prescription'
import { composeLetter } from '../outbox/compose-letter.js'
import { button, paragraph } from '../outbox/letter-blocks.js'
import type { LetterContent, LetterData, LetterTemplate } from '../outbox/letter-template.js'

type Linked = { readonly orderNumber: string; readonly path: string; readonly day: string }
type Entered = { readonly orderNumber: string; readonly lenses: readonly string[]; readonly isReleased: boolean }

type Parts = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Where the prescription is sent. */
  readonly path?: string
}

function template<Data extends LetterData>(name: string, partsOf: (data: Data) => Parts): LetterTemplate<Data> {
  return {
    name,
    render(data, { shopUrl }): LetterContent {
      const { subject, paragraphs, path } = partsOf(data)
      const text = awaitedPrescriptionMessages.toOrder()
      return composeLetter({
        subject,
        blocks: [...paragraphs.map(paragraph), ...(path ? [button(shopUrl + path, text)] : [])],
      })
    },
  }
}

/** Letters about a missing prescription; nothing of eyes stands in them. */
export const AWAITED_LETTERS = {
  reminder: template<Linked>('prescription-reminder', ({ orderNumber, path, day }) => ({
    subject: awaitedPrescriptionMessages.letterReminderSubject({ orderNumber }),
    paragraphs: [awaitedPrescriptionMessages.letterReminderText({ day })],
    path,
  })),
  asked: template<Linked>('prescription-asked', ({ orderNumber, path, day }) => ({
    subject: awaitedPrescriptionMessages.letterAskedSubject(),
    paragraphs: [
      awaitedPrescriptionMessages.letterAskedText({ orderNumber, day }),
      awaitedPrescriptionMessages.letterAskedMessage(),
    ],
    path,
  })),
  entered: template<Entered>('prescription-entered', ({ orderNumber, lenses, isReleased }) => ({
    subject: awaitedPrescriptionMessages.letterEnteredSubject({ orderNumber }),
    paragraphs: [
      ...(isReleased ? [awaitedPrescriptionMessages.letterEnteredText()] : []),
      ...lenses.map((lens) => awaitedPrescriptionMessages.letterChangedText({ lens })),
    ],
  })),
}

export const awaitedLetters: readonly LetterTemplate[] = Object.values(AWAITED_LETTERS)
