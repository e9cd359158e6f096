import type { PlainDate } from '@klarsikt/core/calendar'

/** Who draws: the number and the customer number that the bank giro knows the shop by. */
export type AutogiroPayee = {
  /** As it is printed, `5050-1055`. */
  readonly bankgiro: string
  /** Six digits. */
  readonly customerNumber: string
}

/** A mandate that is registered. */
export type SentMandate = {
  /** What the mandate is known by at the bank giro, up to 16 digits. */
  readonly payerNumber: string
  /** Clearing and account number, 16 digits. */
  readonly account: string
  /** Twelve digits: the bank compares them with the holder of the account. */
  readonly personalNumber: string
}

/** An amount that is drawn once. */
export type SentDebit = {
  readonly payerNumber: string
  readonly on: PlainDate
  /** In öre. */
  readonly amount: number
  /** Comes back with the answer; at most 16 letters or digits. */
  readonly reference: string
}

/** What one file asks the bank giro for. */
export type AutogiroRequest = {
  readonly writtenOn: PlainDate
  readonly mandates: readonly SentMandate[]
  /** Payer numbers of mandates that have ended; what is drawn by them and not paid ends with them. */
  readonly cancelled: readonly string[]
  readonly debits: readonly SentDebit[]
}

/** What the bank says of a mandate. */
export type MandateAnswer = {
  readonly payerNumber: string
  readonly outcome: 'accepted' | 'refused' | 'revoked' | 'cancelled'
  /** The comment code of the bank giro. */
  readonly comment: string
}

/** What the bank says of a debit. */
export type DebitAnswer = {
  readonly payerNumber: string
  readonly reference: string
  /** In öre. */
  readonly amount: number
  readonly on: PlainDate
  /** `tried-again`: the bank looks for cover some more days. */
  readonly outcome: 'paid' | 'no-cover' | 'account-closed' | 'tried-again' | 'rejected'
}

/** A debit whose money the payer's bank has taken back. */
export type TakenBackDebit = {
  readonly payerNumber: string
  readonly reference: string
  /** In öre. */
  readonly amount: number
}

/** What a file of the bank giro says. */
export type AutogiroReport = {
  readonly mandates: readonly MandateAnswer[]
  readonly debits: readonly DebitAnswer[]
  readonly takenBack: readonly TakenBackDebit[]
  /** References of debits of which it says what is not known here; none of them was paid. */
  readonly unclear: readonly string[]
}

/** Why a file is not read at all. */
export type AutogiroFileProblem = 'not-autogiro' | 'other-payee' | 'sums-differ'
