import type { Result } from '@klarsikt/core/lib'

export type OutgoingMail = {
  /** Stable for one letter, so that a repeat is known as one: `<id@host>`. */
  readonly messageId: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly {
    readonly filename: string
    readonly content: string
    readonly contentType: string
    /** How the content is written; text where left out. */
    readonly encoding?: 'base64'
  }[]
}

/** `later`: may be tried again. `never`: the address or the letter will not be taken. */
export type MailFailure = 'later' | 'never'

export type MailSender = {
  send(mail: OutgoingMail): Promise<Result<void, MailFailure>>
  close(): void
}
