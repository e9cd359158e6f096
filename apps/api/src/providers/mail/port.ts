import type { Result } from '@klarsikt/core/lib'

export type OutgoingMail = {
  /** The same for every try to send one letter, so that a repeat is recognised: `<id@host>`. */
  readonly messageId: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly {
    readonly filename: string
    readonly content: string
    readonly contentType: string
    /** The encoding of the content; plain text when left out. */
    readonly encoding?: 'base64'
  }[]
}

/** `later`: a new try may succeed. `never`: the server refuses the address or the letter for good. */
export type MailFailure = 'later' | 'never'

export type MailSender = {
  send(mail: OutgoingMail): Promise<Result<void, MailFailure>>
  close(): void
}
