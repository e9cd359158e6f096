import type { PlainDate } from '@klarsikt/core/calendar'
import type { InvoiceStatus } from '@klarsikt/core/invoice'
import type { Receiver } from './find.js'

/** The contents of a printed invoice; amounts in öre. */
export type PrintedInvoice = {
  readonly number: string
  readonly issuedAt: Date
  readonly createdOn: PlainDate
  readonly dueOn: PlainDate
  readonly status: InvoiceStatus
  readonly ocr: string
  readonly receiver: Pick<Receiver, 'firstName' | 'lastName' | 'street' | 'postalCode' | 'city'>
  /** The bankgiro to pay to; null when the shop has none. */
  readonly bankgiro: string | null
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly unitPrice: number }[]
  readonly vat: readonly { readonly rate: number; readonly net: number; readonly vat: number; readonly gross: number }[]
  readonly amount: number
  /** Whether the customer has agreed to the statutory fee for a reminder. */
  readonly isReminderFeeAgreed: boolean
  /** Reminder fees and credit notes, which change what is left. */
  readonly changes: readonly { readonly text: string; readonly amount: number }[]
  /** What has been paid or is reserved. */
  readonly settled: { readonly text: string; readonly amount: number } | null
  readonly left: number
}
