import type { PlainDate } from '@klarsikt/core/calendar'
import type { DeliveryRefusal, RecipientReason } from '@klarsikt/core/e-invoice'
import type { VatRate, VatSum } from '@klarsikt/core/money'

/** A customer to register with the banks as a recipient. */
export type SentRegistration = {
  /** The recipient number from now on, twelve digits. */
  readonly recipient: string
  /** Twelve digits. */
  readonly personalNumber: string
}

/** A row of an e-invoice; the price is in öre with VAT. */
export type SentLine = {
  readonly name: string
  readonly quantity: number
  readonly unitPrice: number
  readonly vatRate: VatRate
}

/** An invoice to show in the customer's bank; amounts in öre. */
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

/** The content of one file to the operator. */
export type EInvoiceOrder = {
  readonly id: string
  readonly writtenOn: PlainDate
  readonly registrations: readonly SentRegistration[]
  /** Numbers of the ended recipients. */
  readonly ended: readonly string[]
  readonly invoices: readonly SentEInvoice[]
}

/** A bank's answer about a recipient. */
export type RecipientAnswer = {
  readonly recipient: string
  readonly outcome: 'accepted' | 'refused' | 'ended'
  /** Null for an accepted recipient. */
  readonly reason: RecipientReason | null
}

/** A bank's answer about an e-invoice. */
export type DeliveryAnswer = {
  readonly invoice: string
  readonly outcome: 'delivered' | 'refused'
  /** Null for a delivered invoice. */
  readonly refusal: DeliveryRefusal | null
}

/** The content of one file from the operator. */
export type EInvoiceReport = {
  readonly recipients: readonly RecipientAnswer[]
  readonly deliveries: readonly DeliveryAnswer[]
  /** Numbers of the recipients and invoices with an unknown outcome. */
  readonly unclear: readonly string[]
}

/** Why a file is refused as a whole. */
export type EInvoiceFileProblem = 'not-e-invoice' | 'other-client'
