import type { InboxSettings } from '../file-exchange/inbox.js'

/** How the shop sends e-invoices to the customers' banks. */
export type EInvoiceSettings = InboxSettings & {
  /** The operator's name of the shop. */
  readonly client: string
  /** The bankgiro to pay to, `5050-1055`. */
  readonly bankgiro: string
}
