import type { Result } from '@klarsikt/core/lib'

export type OutgoingSms = {
  /** In E.164, such as `+46701740605`. */
  readonly to: string
  readonly text: string
  /** The address for the delivery report; null when none is wanted. */
  readonly reportUrl: string | null
}

/**
 * `later`: not accepted, but it can be tried again. `never`: the number or the text is refused. `unknown`: the answer
 * was lost, so it may have been accepted.
 */
export type SmsFailure = 'later' | 'never' | 'unknown'

/** An accepted SMS: the id in its reports, and the number of parts that are sent and paid. */
export type TakenSms = { readonly id: string; readonly parts: number }

export type SmsSender = {
  /** The provider's name in the address for reports. */
  readonly provider: string
  send(sms: OutgoingSms): Promise<Result<TakenSms, SmsFailure>>
}
