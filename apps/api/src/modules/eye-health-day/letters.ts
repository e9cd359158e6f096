import { dateText, type PlainDate, visitTimeText } from '@klarsikt/core/calendar'
import * as eyeHealthDayMessages from '@klarsikt/core/messages/eye-health-day'
import { composeLetter } from '../outbox/compose-letter.js'
import { amountTable, paragraph } from '../outbox/letter-blocks.js'
import { highlight, type LetterHighlight } from '../outbox/letter-highlight.js'
import type { LetterContent, LetterData, LetterTemplate } from '../outbox/letter-template.js'

type Receipt = { readonly preferredDay: PlainDate; readonly participants: number }
type Answer = {
  readonly store: string
  readonly phone: string
  readonly text: string
  /** ISO 8601; null of a no. */
  readonly startsAt: string | null
}
type Row = { readonly text: string; readonly amount: string }
type Parts = {
  readonly subject: string
  readonly highlight?: LetterHighlight
  readonly intro: string
  readonly rows: readonly Row[]
  readonly outro: readonly string[]
}

function template<Data extends LetterData>(name: string, partsOf: (data: Data) => Parts): LetterTemplate<Data> {
  return {
    name,
    render(data): LetterContent {
      const { subject, highlight: top, intro, rows, outro } = partsOf(data)
      return composeLetter({
        subject,
        blocks: [...(top ? [highlight(top)] : []), paragraph(intro), ...amountTable(rows), ...outro.map(paragraph)],
      })
    },
  }
}

const ofStore = ({ store, phone }: Answer): readonly Row[] => [
  { text: eyeHealthDayMessages.letterStore(), amount: store },
  { text: eyeHealthDayMessages.letterPhone(), amount: phone },
]
const ownWords = ({ text }: Answer): readonly string[] =>
  text === '' ? [] : [eyeHealthDayMessages.letterText({ text })]

/** Letters to the contact of a company. The first repeats no words of whoever typed the address, which need not be its owner. */
export const EYE_HEALTH_DAY_LETTERS = {
  received: template<Receipt>('eye-health-day-received', ({ preferredDay, participants }) => ({
    subject: eyeHealthDayMessages.letterReceivedSubject(),
    intro: eyeHealthDayMessages.letterReceivedIntro(),
    rows: [
      { text: eyeHealthDayMessages.preferredDay(), amount: dateText(preferredDay) },
      { text: eyeHealthDayMessages.participants(), amount: String(participants) },
    ],
    outro: [eyeHealthDayMessages.letterUnexpected()],
  })),
  accept: template<Answer>('eye-health-day-accepted', (answer) => {
    const when = visitTimeText(answer.startsAt ?? '')
    return {
      subject: eyeHealthDayMessages.letterAcceptedSubject(),
      intro: eyeHealthDayMessages.letterAcceptedIntro({ store: answer.store, when }),
      highlight: { label: eyeHealthDayMessages.letterWhen(), value: when },
      rows: ofStore(answer),
      outro: ownWords(answer),
    }
  }),
  decline: template<Answer>('eye-health-day-declined', (answer) => ({
    subject: eyeHealthDayMessages.letterDeclinedSubject(),
    intro: eyeHealthDayMessages.letterDeclinedIntro({ store: answer.store }),
    rows: ofStore(answer),
    outro: ownWords(answer),
  })),
} as const

export const eyeHealthDayLetters = Object.values(EYE_HEALTH_DAY_LETTERS)
