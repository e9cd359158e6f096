import { readFile } from 'node:fs/promises'
import type { BankIdSettings } from '@klarsikt/api'
import type { ServerEnv } from '@klarsikt/server/env'

/** What the environment says of BankID; null where it is no login method. */
export async function bankIdSettings({
  bankId: { url, rootFile, certificateFile, passphrase },
}: Pick<ServerEnv, 'bankId'>): Promise<BankIdSettings | null> {
  if (!url || !rootFile || !certificateFile || !passphrase) return null
  const [ca, pfx] = await Promise.all([readFile(rootFile, 'utf8'), readFile(certificateFile)])
  return { url, ca, identity: { pfx, passphrase }, appUrl: null }
}
