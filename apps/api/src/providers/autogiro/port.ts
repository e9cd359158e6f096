import type { PlainDate } from '@klarsikt/core/calendar'

/** The shop as Bankgirot knows it. */
export type AutogiroPayee = {
  /** With a hyphen, `5050-1055`. */
  readonly bankgiro: string
  /** Six digits. */
  readonly customerNumber: string
}

/** A mandate to register. */
export type SentMandate = {
  /** Identifies the mandate at Bankgirot, up to 16 digits. */
  readonly payerNumber: string
  /** Clearing number and account number, 16 digits. */
  readonly account: string
  /** Twelve digits. The bank compares it with the holder of the account. */
  readonly personalNumber: string
}

/** A single payment to draw. */
export type SentDebit = {
  readonly payerNumber: string
  readonly on: PlainDate
  /** In öre. */
  readonly amount: number
  /** Bankgirot repeats it in its answer. At most 16 letters or digits. */
  readonly reference: string
}

/** The content of one file to Bankgirot. */
export type AutogiroRequest = {
  readonly writtenOn: PlainDate
  readonly mandates: readonly SentMandate[]
  /** Payer numbers of ended mandates. Their unpaid debits are cancelled as well. */
  readonly cancelled: readonly string[]
  readonly debits: readonly SentDebit[]
}

/** The bank's answer about a mandate. */
export type MandateAnswer = {
  readonly payerNumber: string
  readonly outcome: 'accepted' | 'refused' | 'revoked' | 'cancelled'
  /** Bankgirot's comment code. */
  readonly comment: string
}

/** The bank's answer about a debit. */
export type DebitAnswer = {
  readonly payerNumber: string
  readonly reference: string
  /** In öre. */
  readonly amount: number
  readonly on: PlainDate
  /** `tried-again`: the account lacked money, and the bank tries again for some days. */
  readonly outcome: 'paid' | 'no-cover' | 'account-closed' | 'tried-again' | 'rejected'
}

/** A debit that the payer's bank has taken back. */
export type TakenBackDebit = {
  readonly payerNumber: string
  readonly reference: string
  /** In öre. */
  readonly amount: number
}

/** The content of one file from Bankgirot. */
export type AutogiroReport = {
  readonly mandates: readonly MandateAnswer[]
  readonly debits: readonly DebitAnswer[]
  readonly takenBack: readonly TakenBackDebit[]
  /** References of debits with an unknown status. None of them is paid. */
  readonly unclear: readonly string[]
}

/** Why a file is refused as a whole. */
export type AutogiroFileProblem = 'not-autogiro' | 'other-payee' | 'sums-differ'
