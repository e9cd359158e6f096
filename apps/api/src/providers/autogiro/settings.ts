import type { AutogiroPayee } from './port.js'

/** How files are exchanged with the bank giro. */
export type AutogiroSettings = {
  readonly payee: AutogiroPayee
  /** The folder that a file transfer keeps in step with the bank giro. */
  readonly folder: string
  /** How long a file there stands still before it is whole. */
  readonly settleSeconds: number
}
