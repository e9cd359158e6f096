import type { AutogiroSettings } from '@klarsikt/api'
import type { ServerEnv } from '@klarsikt/server/env'
import { shopBankgiro } from './shop-bankgiro.js'

/** What the environment says of the exchange with the bank giro; null where it says nothing whole. */
export function autogiroSettings(
  env: Pick<ServerEnv, 'autogiro' | 'bankgiro' | 'demo' | 'fileSettleSeconds'>,
): AutogiroSettings | null {
  const { folder, customerNumber } = env.autogiro
  const bankgiro = shopBankgiro(env)
  return folder && customerNumber && bankgiro
    ? { folder, settleSeconds: env.fileSettleSeconds, payee: { bankgiro, customerNumber } }
    : null
}
