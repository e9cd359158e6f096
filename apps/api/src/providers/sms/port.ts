import type { Result } from '@klarsikt/core/lib'

export type OutgoingSms = {
  /** E.164, such as `+46701740605`. */
  readonly to: string
  readonly text: string
  /** Where the provider reports whether it arrived; null where nobody wants to know. */
  readonly reportUrl: string | null
}

/**
 * `later`: it was not taken and may be tried again. `never`: the number or the text will not be taken. `unknown`: the answer was
 * lost, and it may have been taken.
 */
export type SmsFailure = 'later' | 'never' | 'unknown'

/** What the provider took: the id that its reports name, and how many parts the text is sent and paid as. */
export type TakenSms = { readonly id: string; readonly parts: number }

export type SmsSender = {
  /** The name in the address that reports are sent to. */
  readonly provider: string
  send(sms: OutgoingSms): Promise<Result<TakenSms, SmsFailure>>
}
