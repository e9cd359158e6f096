import type { PlainDate } from '@klarsikt/core/calendar'
import type { InvoiceStatus } from '@klarsikt/core/invoice'
import type { Receiver } from './find.js'

/** What an invoice says, of work or of a purchase; amounts in öre. */
export type PrintedInvoice = {
  readonly number: string
  readonly issuedAt: Date
  readonly createdOn: PlainDate
  readonly dueOn: PlainDate
  readonly status: InvoiceStatus
  readonly ocr: string
  readonly receiver: Pick<Receiver, 'firstName' | 'lastName' | 'street' | 'postalCode' | 'city'>
  /** Where a transfer goes to, where anything can be transferred. */
  readonly bankgiro: string | null
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly unitPrice: number }[]
  readonly vat: readonly { readonly rate: number; readonly net: number; readonly vat: number; readonly gross: number }[]
  readonly amount: number
  /** A reminder may cost what the law allows. */
  readonly isReminderFeeAgreed: boolean
  /** What it adds to, or takes off, before what is left: fees of reminders, credit notes. */
  readonly changes: readonly { readonly text: string; readonly amount: number }[]
  /** What has been paid on it, or is reserved for it. */
  readonly settled: { readonly text: string; readonly amount: number } | null
  readonly left: number
}
