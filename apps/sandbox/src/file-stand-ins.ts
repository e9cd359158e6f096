import { createBankGiro } from './autogiro/bank-giro-folder.js'
import { createCollectionAgency } from './collection/collection-agency.js'
import { createEInvoiceOperator } from './e-invoice/operator.js'
import { runFolder } from './run-folder.js'

export type FileStandInOptions = {
  /** Folder shared by the shop and Bankgirot. Without it there is no simulated Bankgirot. */
  autogiroFolder?: string
  /** Folder shared by the shop and a collection agency. Without it there is no simulated agency. */
  collectionFolder?: string
  /** Folder shared by the shop and an operator of e-invoices. Without it there is no simulated operator. */
  eInvoiceFolder?: string
  /** Is called when the simulated Bankgirot cannot read or write its folder. */
  onAutogiroError?: (error: unknown) => void
  /** Is called when the simulated agency cannot read or write its folder. */
  onCollectionError?: (error: unknown) => void
  /** Is called when the simulated operator cannot read or write its folder. */
  onEInvoiceError?: (error: unknown) => void
}

/** Makes the simulators that exchange files. */
export function createFileStandIns(options: FileStandInOptions, clock: { now(): Date }) {
  const { autogiroFolder, collectionFolder, eInvoiceFolder } = options
  const running = [
    ...(autogiroFolder === undefined
      ? []
      : [runFolder(createBankGiro({ folder: autogiroFolder, clock }), options.onAutogiroError)]),
    ...(collectionFolder === undefined
      ? []
      : [runFolder(createCollectionAgency({ folder: collectionFolder, clock }), options.onCollectionError)]),
    ...(eInvoiceFolder === undefined
      ? []
      : [runFolder(createEInvoiceOperator({ folder: eInvoiceFolder }), options.onEInvoiceError)]),
  ]
  return {
    start(): void {
      for (const one of running) one.start()
    },
    async stop(): Promise<void> {
      await Promise.all(running.map((one) => one.stop()))
    },
  }
}
