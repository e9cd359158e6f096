import { readFile } from 'node:fs/promises'
import { createSecureContext } from 'node:tls'
import type { BankIdSettings } from '@klarsikt/api'
import { SettingsError, type ServerEnv } from '@klarsikt/server/env'

/**
 * Reads the settings of BankID. Returns null when BankID is not configured. Throws a SettingsError when a file cannot
 * be used.
 */
export async function bankIdSettings({
  bankId: { url, rootFile, certificateFile, passphrase },
}: Pick<ServerEnv, 'bankId'>): Promise<BankIdSettings | null> {
  if (!url || !rootFile || !certificateFile || !passphrase) return null
  const [root, pfx] = await Promise.all([
    fileOf('BANKID_ROOT_FILE', rootFile),
    fileOf('BANKID_CERTIFICATE_FILE', certificateFile),
  ])
  const ca = root.toString('utf8')
  opens('BANKID_ROOT_FILE: holds no certificate (PEM)', { ca })
  opens('BANKID_CERTIFICATE_FILE, BANKID_PASSPHRASE: the passphrase does not open the file (PKCS #12)', {
    pfx,
    passphrase,
  })
  return { url, ca, identity: { pfx, passphrase }, appUrl: null }
}

async function fileOf(name: string, path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch {
    throw new SettingsError(`${name}: the file cannot be read`)
  }
}

function opens(problem: string, options: Parameters<typeof createSecureContext>[0]): void {
  try {
    createSecureContext(options)
  } catch {
    throw new SettingsError(problem)
  }
}
