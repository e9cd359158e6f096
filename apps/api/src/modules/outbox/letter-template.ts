import type { OutgoingMail } from '../../providers/mail/port.js'

/** What is stored in the outbox until the letter is written; dates are text. */
export type LetterData =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly LetterData[]
  | { readonly [name: string]: LetterData }

export type LetterContent = Omit<OutgoingMail, 'messageId' | 'to'>

export type LetterContext = {
  /** Where links lead, without a slash at the end. */
  readonly shopUrl: string
  /** Mailbox of customer service. */
  readonly serviceEmail: string
}

/** A kind of letter. Features make one each and the composition root registers it; the outbox knows nothing else of them. */
export type LetterTemplate<Data extends LetterData = never> = {
  /** Letters that wait are found by it: it stays the same in all versions. */
  readonly name: string
  readonly render: (data: Data, context: LetterContext) => LetterContent
}
