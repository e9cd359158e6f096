import type { ApiSettings } from '@klarsikt/api'
import type { ServerEnv } from '@klarsikt/server/env'
import { shopBankgiro } from './shop-bankgiro.js'

export type FileExchanges = Required<Pick<ApiSettings, 'autogiro' | 'collection' | 'eInvoice'>>

/**
 * Returns the settings of the exchanges of files with Bankgirot, a collection agency and an operator of e-invoices. An
 * exchange is null when one of its settings is missing.
 */
export function fileExchanges(
  env: Pick<ServerEnv, 'autogiro' | 'collection' | 'eInvoice' | 'bankgiro' | 'demo' | 'fileSettleSeconds'>,
): FileExchanges {
  const settleSeconds = env.fileSettleSeconds
  const bankgiro = shopBankgiro(env)
  const { autogiro, collection, eInvoice } = env
  return {
    autogiro:
      autogiro.folder && autogiro.customerNumber && bankgiro
        ? { folder: autogiro.folder, settleSeconds, payee: { bankgiro, customerNumber: autogiro.customerNumber } }
        : null,
    collection:
      collection.folder && collection.agency && collection.client
        ? { folder: collection.folder, settleSeconds, agency: collection.agency, client: collection.client }
        : null,
    eInvoice:
      eInvoice.folder && eInvoice.client && bankgiro
        ? { folder: eInvoice.folder, settleSeconds, client: eInvoice.client, bankgiro }
        : null,
  }
}
