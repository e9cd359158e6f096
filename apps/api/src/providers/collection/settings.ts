/** How invoices are handed over to a collection agency. */
export type CollectionSettings = {
  /** What customers know the agency by. */
  readonly agency: string
  /** What the agency knows the shop by. */
  readonly client: string
  /** The folder that a file transfer keeps in step with the agency. */
  readonly folder: string
  /** How long a file there stands still before it is whole. */
  readonly settleSeconds: number
}
