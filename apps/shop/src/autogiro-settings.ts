import type { AutogiroSettings } from '@klarsikt/api'
import type { ServerEnv } from '@klarsikt/server/env'
import { shopBankgiro } from './shop-bankgiro.js'

/** Returns the settings of the exchange with Bankgirot. Returns null when one of them is missing. */
export function autogiroSettings(
  env: Pick<ServerEnv, 'autogiro' | 'bankgiro' | 'demo' | 'fileSettleSeconds'>,
): AutogiroSettings | null {
  const { folder, customerNumber } = env.autogiro
  const bankgiro = shopBankgiro(env)
  return folder && customerNumber && bankgiro
    ? { folder, settleSeconds: env.fileSettleSeconds, payee: { bankgiro, customerNumber } }
    : null
}
