import { join } from 'node:path'
import { findSealedSamples } from '@klarsikt/api/admin'
import {
  type Database,
  findEmbeddedPostgres,
  migrate,
  openDatabase,
  startEmbeddedPostgres,
} from '@klarsikt/server/database'
import { type Encryption, openEncryption } from '@klarsikt/server/encryption'
import { resolveSecret, type ServerEnv } from '@klarsikt/server/env'
import { createLog } from '@klarsikt/server/log'

const log = createLog({ name: 'admin', level: 'silent' })

export type OpenShop = { readonly database: Database; readonly encryption: Encryption }

/**
 * Does the work of a command on the shop's database. This is the one of DATABASE_URL, or the one of the shop that runs
 * on the data folder. When the shop is stopped, its database is started for the time of the command.
 */
export async function withShop<T>(
  env: ServerEnv,
  migrationsFolder: string,
  work: (shop: OpenShop) => Promise<T>,
): Promise<T> {
  const secret = await resolveSecret(env)
  return withDatabaseUrl(env, async (url) => {
    const database = await openDatabase({ url, log, size: 2, applicationName: 'klarsikt-admin' })
    try {
      const options = { database, secret, previous: env.previousSecrets, findSamples: findSealedSamples }
      const encryption = await openEncryption(options)
      await migrate(url, migrationsFolder)
      return await work({ database, encryption })
    } finally {
      await database.close()
    }
  })
}

/** Does work with the address of that database, whatever version its schema has. */
export async function withDatabaseUrl<T>(env: ServerEnv, work: (url: string) => Promise<T>): Promise<T> {
  const folder = join(env.dataFolder, 'postgres')
  const running = env.databaseUrl ?? (await findEmbeddedPostgres(folder))
  const own = running === null ? await startEmbeddedPostgres({ folder, log }) : null
  try {
    return await work(running ?? own?.url() ?? '')
  } finally {
    await own?.stop()
  }
}
