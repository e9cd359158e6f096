/** How e-invoices reach the customers' banks. */
export type EInvoiceSettings = {
  /** What the operator knows the shop by. */
  readonly client: string
  /** Where they are paid, `5050-1055`. */
  readonly bankgiro: string
  /** The folder that a file transfer keeps in step with the operator. */
  readonly folder: string
  /** How long a file there stands still before it is whole. */
  readonly settleSeconds: number
}
