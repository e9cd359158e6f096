import type { PlainDate } from '@klarsikt/core/calendar'
import type { WithdrawalReason } from '@klarsikt/core/invoice'

/** Who owes, as the invoice was addressed. */
export type Debtor = {
  readonly name: string
  /** Null for a person. */
  readonly organisationNumber: string | null
  readonly email: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
}

/** An invoice that is handed over; amounts in öre. */
export type SentClaim = {
  readonly invoice: string
  /** What a payment names it by. */
  readonly ocr: string
  readonly issuedOn: PlainDate
  readonly dueOn: PlainDate
  readonly remindedOn: PlainDate
  /** From when the law gives interest. */
  readonly interestFrom: PlainDate
  readonly amount: number
  readonly fees: number
  readonly credited: number
  readonly paid: number
  readonly left: number
  readonly debtor: Debtor
}

/** What is left of a claim that the agency has, öre; nothing: it is closed. */
export type SentChange = { readonly invoice: string; readonly left: number }

/** What one file says to the agency. */
export type CollectionOrder = {
  readonly id: string
  readonly client: string
  readonly writtenOn: PlainDate
  readonly claims: readonly SentClaim[]
  readonly changes: readonly SentChange[]
}

/** An amount that the agency has collected, öre. */
export type CollectedPayment = {
  readonly invoice: string
  /** What the agency knows the payment by. */
  readonly reference: string
  readonly amount: number
  readonly on: PlainDate
}

/** A claim that the agency gives back. */
export type WithdrawnClaim = { readonly invoice: string; readonly reason: WithdrawalReason }

/** What a file of the agency says. */
export type CollectionReport = {
  readonly id: string
  readonly paid: readonly CollectedPayment[]
  readonly withdrawn: readonly WithdrawnClaim[]
}

/** Why a file is not read at all. */
export type CollectionFileProblem = 'not-collection' | 'other-client' | 'sums-differ'
