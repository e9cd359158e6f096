/** How the shop sends e-invoices to the customers' banks. */
export type EInvoiceSettings = {
  /** The operator's name of the shop. */
  readonly client: string
  /** The bankgiro to pay to, `5050-1055`. */
  readonly bankgiro: string
  /** The folder that a file transfer synchronises with the operator. */
  readonly folder: string
  /** How long a file must stay unchanged before the shop reads it, in seconds. */
  readonly settleSeconds: number
}
