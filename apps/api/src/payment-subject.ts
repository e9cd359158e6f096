import type { SubjectType } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import type { ProviderOrder } from './providers/payment/port.js'
import type { SavedPayment } from './providers/payment/saved-payment.js'

/** What a payment pays for: a kind and the id of one of it. */
export type SubjectRef = { readonly type: SubjectType; readonly id: string }

/** One attempt to pay for a subject, as the subject's own code sees it. */
export type PaymentAttempt = {
  readonly id: string
  readonly subject: SubjectRef
  /** What the payment is called at the provider and in the books. */
  readonly orderNumber: string
  /** What was agreed when the attempt began, sealed; only the subject knows its shape. */
  readonly snapshot: string
}

/** An attempt whose money is granted. */
export type PaidAttempt = PaymentAttempt & {
  readonly provider: string
  readonly method: number
  /** The provider's number of the placed payment; null when gift cards paid for everything. */
  readonly reference: string | null
  /** What was saved instead of money being granted. */
  readonly saved?: SavedPayment
}

/** A subject as the provider sees it. The lines sum to the amount. */
export type Payable = Omit<ProviderOrder, 'paymentId' | 'orderNumber'>

/**
 * Something that can be paid for. Features make one each and the composition root registers it; the payment kernel calls
 * it and knows nothing else of them.
 */
export type PaymentSubject = {
  /** Read from what was agreed, so that the provider gets the same every time. */
  describe(attempt: PaymentAttempt): Payable
  /**
   * Locks what is paid for, before the rows of the payment: every transaction locks in this order. False when it may not
   * be paid any more.
   */
  lock(tx: Executor, attempt: PaymentAttempt): Promise<boolean>
  /** Writes what follows from the money, in the transaction that records it. Called once. */
  settle(tx: Executor, paid: PaidAttempt): Promise<void>
  /** Whose account keeps the means of payment of an attempt that saves it for renewals. */
  savesFor?(attempt: PaymentAttempt): string | undefined
  /** Called once after that transaction, for what only reports. */
  settled?(): void
  /** Gives back what was held for an attempt that came to nothing: stock, gift cards, slots. Called once. */
  release(tx: Executor, attempt: PaymentAttempt): Promise<void>
  /** The provider took a settled payment back; false when it cannot be undone and a person has to look at it. */
  reverse(tx: Executor, attempt: PaymentAttempt, provider: { readonly captured: number }): Promise<boolean>
}

/** Every kind of subject with its code. */
export type PaymentSubjects = Readonly<Record<SubjectType, PaymentSubject>>
