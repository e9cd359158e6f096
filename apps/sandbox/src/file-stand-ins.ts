import { createBankGiro } from './autogiro/bank-giro-folder.js'
import { createCollectionAgency } from './collection/collection-agency.js'
import { createEInvoiceOperator } from './e-invoice/operator.js'
import { runFolder } from './run-folder.js'

export type FileStandInOptions = {
  /** Folder that the shop and the bank giro share; no bank giro when absent. */
  autogiroFolder?: string
  /** Folder that the shop and a collection agency share; no agency when absent. */
  collectionFolder?: string
  /** Folder that the shop and an operator of e-invoices share; no operator when absent. */
  eInvoiceFolder?: string
  /** Called when the bank giro cannot read or write what it shares. */
  onAutogiroError?: (error: unknown) => void
  /** Called when the collection agency cannot read or write what it shares. */
  onCollectionError?: (error: unknown) => void
  /** Called when the operator of e-invoices cannot read or write what it shares. */
  onEInvoiceError?: (error: unknown) => void
}

/** The stand-ins that are reached by files. */
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
