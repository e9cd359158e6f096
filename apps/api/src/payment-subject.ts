import type { SubjectType } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import type { ProviderOrder } from './providers/payment/port.js'
import type { SavedPayment } from './providers/payment/saved-payment.js'

/** What a payment pays for: the kind and the id. */
export type SubjectRef = { readonly type: SubjectType; readonly id: string }

/** One attempt to pay for a subject, as the subject's own code gets it. */
export type PaymentAttempt = {
  readonly id: string
  readonly subject: SubjectRef
  /** The name of the payment at the provider and in the books. */
  readonly orderNumber: string
  /** What was agreed when the attempt began, sealed. Only the subject knows its shape. */
  readonly snapshot: string
}

/** An attempt that is paid: the provider has granted the money. */
export type PaidAttempt = PaymentAttempt & {
  readonly provider: string
  readonly method: number
  /** The provider's number of the payment; null when gift cards paid the whole amount. */
  readonly reference: string | null
  /** The saved means of payment, where the attempt saved one instead of paying. */
  readonly saved?: SavedPayment
}

/** A subject as the provider gets it. The sum of the lines is the amount. */
export type Payable = Omit<ProviderOrder, 'paymentId' | 'orderNumber'>

/**
 * Something that can be paid for. Each feature registers its own in its manifest; the payment module calls it and knows
 * nothing else about the feature.
 */
export type PaymentSubject = {
  /** Describes the subject from the snapshot, so that the provider gets the same description every time. */
  describe(attempt: PaymentAttempt): Payable
  /**
   * Locks what is paid for. It is called before the rows of the payment are locked, because every transaction locks in
   * this order. Returns false when the subject may no longer be paid.
   */
  lock(tx: Executor, attempt: PaymentAttempt): Promise<boolean>
  /** Writes the consequences of a payment, in the transaction that records it. It is called once. */
  settle(tx: Executor, paid: PaidAttempt): Promise<void>
  /** The account that keeps the means of payment, where an attempt saves one for renewals. */
  savesFor?(attempt: PaymentAttempt): string | undefined
  /** Is called once after that transaction has committed, for reports only. */
  settled?(): void
  /** Releases the stock, gift cards or times that a failed attempt held. It is called once. */
  release(tx: Executor, attempt: PaymentAttempt): Promise<void>
  /** Undoes a settled payment that the provider has taken back. Returns false when staff have to look at it. */
  reverse(tx: Executor, attempt: PaymentAttempt, provider: { readonly captured: number }): Promise<boolean>
}

/** The code of every kind of subject. */
export type PaymentSubjects = Readonly<Record<SubjectType, PaymentSubject>>
