import type { OutgoingMail } from '../../../providers/mail/port.js'

/** The data of a letter in the outbox until it is rendered. Dates are text. */
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
  /** The base address of links, without a slash at the end. */
  readonly shopUrl: string
  /** The mailbox of customer service. */
  readonly serviceEmail: string
}

/** A kind of letter. Modules list theirs in the manifest; the outbox knows nothing else about them. */
export type LetterTemplate<Data extends LetterData = never> = {
  /** Identifies the template of waiting letters, so it must not change between versions. */
  readonly name: string
  readonly render: (data: Data, context: LetterContext) => LetterContent
}
