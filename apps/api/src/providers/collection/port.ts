import type { PlainDate } from '@klarsikt/core/calendar'
import type { WithdrawalReason } from '@klarsikt/core/invoice'

/** The debtor as addressed on the invoice. */
export type Debtor = {
  readonly name: string
  /** Null for a private person. */
  readonly organisationNumber: string | null
  readonly email: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
}

/** An invoice handed over to the agency; amounts in öre. */
export type SentClaim = {
  readonly invoice: string
  /** The OCR reference for payments. */
  readonly ocr: string
  readonly issuedOn: PlainDate
  readonly dueOn: PlainDate
  readonly remindedOn: PlainDate
  /** The first day of statutory interest. */
  readonly interestFrom: PlainDate
  readonly amount: number
  readonly fees: number
  readonly credited: number
  readonly paid: number
  readonly left: number
  readonly debtor: Debtor
}

/** The amount left of a claim at the agency, in öre; 0 closes the claim. */
export type SentChange = { readonly invoice: string; readonly left: number }

/** The content of one file to the agency. */
export type CollectionOrder = {
  readonly id: string
  readonly client: string
  readonly writtenOn: PlainDate
  readonly claims: readonly SentClaim[]
  readonly changes: readonly SentChange[]
}

/** A payment that the agency has collected; amount in öre. */
export type CollectedPayment = {
  readonly invoice: string
  /** The agency's reference of the payment. */
  readonly reference: string
  readonly amount: number
  readonly on: PlainDate
}

/** A claim that the agency returns. */
export type WithdrawnClaim = { readonly invoice: string; readonly reason: WithdrawalReason }

/** The content of one file from the agency. */
export type CollectionReport = {
  readonly id: string
  readonly paid: readonly CollectedPayment[]
  readonly withdrawn: readonly WithdrawnClaim[]
}

/** Why a file is refused as a whole. */
export type CollectionFileProblem = 'not-collection' | 'other-client' | 'sums-differ'
