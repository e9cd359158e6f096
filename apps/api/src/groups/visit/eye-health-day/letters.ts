import { dateText, type PlainDate, visitTimeText } from '@klarsikt/core/calendar'
import * as eyeHealthDayMessages from '@klarsikt/core/messages/eye-health-day'
import {
  type LetterData,
  type LetterParts,
  type LetterRow,
  type LetterTemplate,
  writeLetter,
} from '../../platform/index.js'

type Receipt = { readonly preferredDay: PlainDate; readonly participants: number }
type Answer = {
  readonly store: string
  readonly phone: string
  readonly text: string
  /** In ISO 8601; null for a refusal. */
  readonly startsAt: string | null
}
function template<Data extends LetterData>(name: string, partsOf: (data: Data) => LetterParts): LetterTemplate<Data> {
  return { name, render: (data) => writeLetter(partsOf(data)) }
}

const ofStore = ({ store, phone }: Answer): readonly LetterRow[] => [
  { text: eyeHealthDayMessages.letterStore(), amount: store },
  { text: eyeHealthDayMessages.letterPhone(), amount: phone },
]
const ownWords = ({ text }: Answer): readonly string[] =>
  text === '' ? [] : [eyeHealthDayMessages.letterText({ text })]

/**
 * The letters to a company's contact. The first one contains none of the typed words, because somebody else may have
 * typed the address.
 */
export const EYE_HEALTH_DAY_LETTERS = {
  received: template<Receipt>('eye-health-day-received', ({ preferredDay, participants }) => ({
    title: eyeHealthDayMessages.letterReceivedSubject(),
    texts: [eyeHealthDayMessages.letterReceivedIntro()],
    rows: [
      { text: eyeHealthDayMessages.preferredDay(), amount: dateText(preferredDay) },
      { text: eyeHealthDayMessages.participants(), amount: String(participants) },
    ],
    outro: [eyeHealthDayMessages.letterUnexpected()],
  })),
  accept: template<Answer>('eye-health-day-accepted', (answer) => {
    const when = visitTimeText(answer.startsAt ?? '')
    return {
      title: eyeHealthDayMessages.letterAcceptedSubject(),
      texts: [eyeHealthDayMessages.letterAcceptedIntro({ store: answer.store, when })],
      highlight: { label: eyeHealthDayMessages.letterWhen(), value: when },
      rows: ofStore(answer),
      outro: ownWords(answer),
    }
  }),
  decline: template<Answer>('eye-health-day-declined', (answer) => ({
    title: eyeHealthDayMessages.letterDeclinedSubject(),
    texts: [eyeHealthDayMessages.letterDeclinedIntro({ store: answer.store })],
    rows: ofStore(answer),
    outro: ownWords(answer),
  })),
} as const

export const eyeHealthDayLetters = Object.values(EYE_HEALTH_DAY_LETTERS)
