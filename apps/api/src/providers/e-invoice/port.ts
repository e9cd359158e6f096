import type { PlainDate } from '@klarsikt/core/calendar'
import type { DeliveryRefusal, RecipientReason } from '@klarsikt/core/e-invoice'
import type { VatRate, VatSum } from '@klarsikt/core/money'

/** A customer who is asked for at the banks. */
export type SentRegistration = {
  /** What the recipient is known by from now on, twelve digits. */
  readonly recipient: string
  /** Twelve digits. */
  readonly personalNumber: string
}

/** A row of an e-invoice; öre, the price with tax. */
export type SentLine = {
  readonly name: string
  readonly quantity: number
  readonly unitPrice: number
  readonly vatRate: VatRate
}

/** An invoice that is shown in the customer's bank; amounts in öre. */
export type SentEInvoice = {
  readonly recipient: string
  readonly number: string
  readonly ocr: string
  readonly issuedOn: PlainDate
  readonly dueOn: PlainDate
  readonly amount: number
  readonly vat: readonly VatSum[]
  readonly lines: readonly SentLine[]
  readonly buyer: { readonly name: string; readonly street: string; readonly postalCode: string; readonly city: string }
}

/** What one file says to the operator. */
export type EInvoiceOrder = {
  readonly id: string
  readonly writtenOn: PlainDate
  readonly registrations: readonly SentRegistration[]
  /** Recipients that have ended. */
  readonly ended: readonly string[]
  readonly invoices: readonly SentEInvoice[]
}

/** What a bank says of a recipient. */
export type RecipientAnswer = {
  readonly recipient: string
  readonly outcome: 'accepted' | 'refused' | 'ended'
  /** Null for one that was taken. */
  readonly reason: RecipientReason | null
}

/** What a bank says of an e-invoice. */
export type DeliveryAnswer = {
  readonly invoice: string
  readonly outcome: 'delivered' | 'refused'
  /** Null for one that is shown. */
  readonly refusal: DeliveryRefusal | null
}

/** What a file of the operator says. */
export type EInvoiceReport = {
  readonly recipients: readonly RecipientAnswer[]
  readonly deliveries: readonly DeliveryAnswer[]
  /** Numbers of recipients and invoices of which it says what is not known here. */
  readonly unclear: readonly string[]
}

/** Why a file is not read at all. */
export type EInvoiceFileProblem = 'not-e-invoice' | 'other-client'
