import type { InboxSettings } from '../file-exchange/inbox.js'
import type { AutogiroPayee } from './port.js'

/** How the shop exchanges files with Bankgirot. */
export type AutogiroSettings = InboxSettings & {
  readonly payee: AutogiroPayee
}
