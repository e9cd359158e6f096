import * as awaitedPrescriptionMessages from '@klarsikt/core/messages/awaited-prescription'
import {
  type LetterContent,
  type LetterData,
  type LetterTemplate,
  type OrderOfLetter,
  button,
  composeLetter,
  orderPage,
  paragraph,
} from '../../platform/index.js'

type Linked = { readonly orderNumber: string; readonly path: string; readonly day: string }
type Entered = {
  readonly orderNumber: string
  readonly lenses: readonly string[]
  readonly isReleased: boolean
  readonly isGuest?: boolean
}

type Parts = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly path: string; readonly text: string }
  /** The order whose page the letter links to, when the customer has nothing to do. */
  readonly page?: OrderOfLetter
}

function template<Data extends LetterData>(name: string, partsOf: (data: Data) => Parts): LetterTemplate<Data> {
  return {
    name,
    render(data, { shopUrl }): LetterContent {
      const { subject, paragraphs, action, page } = partsOf(data)
      return composeLetter({
        subject,
        blocks: [
          ...paragraphs.map(paragraph),
          ...(action ? [button(shopUrl + action.path, action.text)] : []),
          ...(page ? orderPage(page, shopUrl) : []),
        ],
      })
    },
  }
}

/** A button to the page where the customer sends the prescription. */
const toPrescription = (path: string): NonNullable<Parts['action']> => ({
  path,
  text: awaitedPrescriptionMessages.toOrder(),
})

/** The letters about a missing prescription. They contain no health data. */
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
  entered: template<Entered>('prescription-entered', ({ orderNumber, lenses, isReleased, isGuest = false }) => ({
    subject: awaitedPrescriptionMessages.letterEnteredSubject({ orderNumber }),
    paragraphs: [
      ...(isReleased ? [awaitedPrescriptionMessages.letterEnteredText()] : []),
      ...lenses.map((lens) => awaitedPrescriptionMessages.letterChangedText({ lens })),
    ],
    page: { orderNumber, isGuest },
  })),
}

export const awaitedLetters: readonly LetterTemplate[] = Object.values(AWAITED_LETTERS)
