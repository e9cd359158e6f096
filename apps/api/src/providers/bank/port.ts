import type { PlainDate } from '@klarsikt/core/calendar'
import type { BankPaymentMeans } from '@klarsikt/core/invoice'
import type { Ore } from '@klarsikt/core/money'

/** A payment that came to the shop's account. */
export type IncomingPayment = {
  /** What the bank knows it by within the account. Banks give one to several payments, in a file and in others. */
  readonly reference: string
  readonly amount: Ore
  /** The day on which the bank booked it. */
  readonly paidOn: PlainDate
  /** What names its invoice: the field for that first, then the message. */
  readonly texts: readonly string[]
  readonly payer: { readonly name: string | null; readonly account: string | null }
  /** A transfer where nothing else is said. */
  readonly means?: BankPaymentMeans
  /** It is several payments, and the bank does not say which: staff have to look at it. */
  readonly isNotSplit?: boolean
  /** What the whole of it is known by where it could not be split before: the same money again. */
  readonly batch?: string
}

/** What a bank reports in one file. */
export type BankFile = {
  readonly id: string
  readonly payments: readonly IncomingPayment[]
  /** Entries that are no payment to us: withdrawals, what is not booked yet, other currencies and accounts. */
  readonly skipped: number
}

/** Why a file is not read at all: it is no camt.054, it is that of another account, or its entries do not come to its sums. */
export type BankFileProblem = 'not-camt-054' | 'other-account' | 'sums-differ'
