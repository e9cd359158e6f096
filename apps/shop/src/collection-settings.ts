import type { CollectionSettings } from '@klarsikt/api'
import type { ServerEnv } from '@klarsikt/server/env'

/** What the environment says of the exchange with a collection agency; null where it says nothing whole. */
export function collectionSettings(
  env: Pick<ServerEnv, 'collection' | 'fileSettleSeconds'>,
): CollectionSettings | null {
  const { folder, agency, client } = env.collection
  return folder && agency && client ? { folder, settleSeconds: env.fileSettleSeconds, agency, client } : null
}
