import type { Result } from '@klarsikt/core/lib'

export type OutgoingSms = {
  /** E.164, such as `+46701740605`. */
  readonly to: string
  readonly text: string
  /** Where the provider reports whether it arrived; null where nobody wants to know. */
  readonly reportUrl: string | null
}

/** `later`: may be tried again. `never`: the number or the text will not be taken. */
export type SmsFailure = 'later' | 'never'

/** What the provider took: the id that its reports name, and how many parts the text is sent and paid as. */
export type TakenSms = { readonly id: string; readonly parts: number }

export type SmsSender = { send(sms: OutgoingSms): Promise<Result<TakenSms, SmsFailure>> }
