import type { AutogiroPayee } from './port.js'

/** How the shop exchanges files with Bankgirot. */
export type AutogiroSettings = {
  readonly payee: AutogiroPayee
  /** The folder that a file transfer synchronises with Bankgirot. */
  readonly folder: string
  /** How long a file must stay unchanged before the shop reads it, in seconds. */
  readonly settleSeconds: number
}
