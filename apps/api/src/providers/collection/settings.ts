import type { InboxSettings } from '../file-exchange/inbox.js'

/** How the shop hands invoices over to a collection agency. */
export type CollectionSettings = InboxSettings & {
  /** The agency's name for customers. */
  readonly agency: string
  /** The agency's name of the shop. */
  readonly client: string
}
