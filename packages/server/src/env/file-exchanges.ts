import { resolve } from 'node:path'

/**
 * Settings for the exchange of files with Bankgirot, a collection agency and an operator of e-invoices. An exchange is
 * off unless all of its settings are given.
 */
export type FileExchanges = {
  /** Without both settings the shop collects nothing by autogiro. */
  readonly autogiro: { readonly folder: string | undefined; readonly customerNumber: string | undefined }
  /** Without all three settings the shop hands over no invoice to the agency. */
  readonly collection: {
    readonly folder: string | undefined
    readonly agency: string | undefined
    readonly client: string | undefined
  }
  /** Without both settings the shop sends no e-invoices. */
  readonly eInvoice: { readonly folder: string | undefined; readonly client: string | undefined }
}

type Variables = {
  readonly AUTOGIRO_FOLDER?: string | undefined
  readonly AUTOGIRO_CUSTOMER_NUMBER?: string | undefined
  readonly COLLECTION_FOLDER?: string | undefined
  readonly COLLECTION_AGENCY?: string | undefined
  readonly COLLECTION_CLIENT?: string | undefined
  readonly E_INVOICE_FOLDER?: string | undefined
  readonly E_INVOICE_CLIENT?: string | undefined
}

export function fileExchangesOf(env: Variables): FileExchanges {
  return {
    autogiro: { folder: absolute(env.AUTOGIRO_FOLDER), customerNumber: env.AUTOGIRO_CUSTOMER_NUMBER },
    collection: {
      folder: absolute(env.COLLECTION_FOLDER),
      agency: env.COLLECTION_AGENCY,
      client: env.COLLECTION_CLIENT,
    },
    eInvoice: { folder: absolute(env.E_INVOICE_FOLDER), client: env.E_INVOICE_CLIENT },
  }
}

const absolute = (folder: string | undefined): string | undefined =>
  folder === undefined ? undefined : resolve(folder)
