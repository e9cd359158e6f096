import type { PlainDate } from '@klarsikt/core/calendar'
import type { BankPaymentMeans } from '@klarsikt/core/invoice'
import type { Ore } from '@klarsikt/core/money'

/** A payment to the shop's account. */
export type IncomingPayment = {
  /** The bank's reference within the account. Banks may use the same one for several payments. */
  readonly reference: string
  readonly amount: Ore
  /** The day on which the bank booked it. */
  readonly paidOn: PlainDate
  /** The texts that may name the invoice: the reference fields first, then the message. */
  readonly texts: readonly string[]
  readonly payer: { readonly name: string | null; readonly account: string | null }
  /** A transfer when left out. */
  readonly means?: BankPaymentMeans
  /** The bank does not say how the amount divides into payments; staff have to look at it. */
  readonly isNotSplit?: boolean
  /** The reference of the undivided payment, when an earlier file could not be split: it is the same money. */
  readonly batch?: string
}

/** The content of one file from the bank. */
export type BankFile = {
  readonly id: string
  readonly payments: readonly IncomingPayment[]
  /** Number of entries left out: withdrawals, unbooked entries, other currencies and accounts. */
  readonly skipped: number
}

/** Why a file is refused: it is not a camt.054, it is about another account, or its entries do not match its sums. */
export type BankFileProblem = 'not-camt-054' | 'other-account' | 'sums-differ'
