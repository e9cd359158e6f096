import type { EInvoiceSettings } from '@klarsikt/api'
import type { ServerEnv } from '@klarsikt/server/env'
import { shopBankgiro } from './shop-bankgiro.js'

/** Returns the settings of the exchange with an operator of e-invoices. Returns null when one of them is missing. */
export function eInvoiceSettings(
  env: Pick<ServerEnv, 'eInvoice' | 'bankgiro' | 'demo' | 'fileSettleSeconds'>,
): EInvoiceSettings | null {
  const { folder, client } = env.eInvoice
  const bankgiro = shopBankgiro(env)
  return folder && client && bankgiro ? { folder, settleSeconds: env.fileSettleSeconds, client, bankgiro } : null
}
