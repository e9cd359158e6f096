/** How the shop hands invoices over to a collection agency. */
export type CollectionSettings = {
  /** The agency's name for customers. */
  readonly agency: string
  /** The agency's name of the shop. */
  readonly client: string
  /** The folder that a file transfer synchronises with the agency. */
  readonly folder: string
  /** How long a file must stay unchanged before the shop reads it, in seconds. */
  readonly settleSeconds: number
}
