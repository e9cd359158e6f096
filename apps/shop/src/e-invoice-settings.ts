import type { EInvoiceSettings } from '@klarsikt/api'
import type { ServerEnv } from '@klarsikt/server/env'
import { shopBankgiro } from './shop-bankgiro.js'

/** What the environment says of the exchange with an operator of e-invoices; null where it says nothing whole. */
export function eInvoiceSettings(
  env: Pick<ServerEnv, 'eInvoice' | 'bankgiro' | 'demo' | 'fileSettleSeconds'>,
): EInvoiceSettings | null {
  const { folder, client } = env.eInvoice
  const bankgiro = shopBankgiro(env)
  return folder && client && bankgiro ? { folder, settleSeconds: env.fileSettleSeconds, client, bankgiro } : null
}
