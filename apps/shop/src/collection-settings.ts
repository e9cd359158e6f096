import type { CollectionSettings } from '@klarsikt/api'
import type { ServerEnv } from '@klarsikt/server/env'

/** Returns the settings of the exchange with a collection agency. Returns null when one of them is missing. */
export function collectionSettings(
  env: Pick<ServerEnv, 'collection' | 'fileSettleSeconds'>,
): CollectionSettings | null {
  const { folder, agency, client } = env.collection
  return folder && agency && client ? { folder, settleSeconds: env.fileSettleSeconds, agency, client } : null
}
