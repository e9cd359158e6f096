import { claimKind, findSealedSamples } from '@klarsikt/api'
import { seedCustomers, seedExaminers, seedShop, seedStaff, seedStoreStock } from '@klarsikt/api/seed'
import type { Clock } from '@klarsikt/server/clock'
import { type Database, migrate, openDatabase } from '@klarsikt/server/database'
import { type Encryption, openEncryption } from '@klarsikt/server/encryption'
import { resolveSecret, type ServerEnv } from '@klarsikt/server/env'
import type { Lifecycle } from '@klarsikt/server/lifecycle'
import type { Log } from '@klarsikt/server/log'
import type { Telemetry } from '@klarsikt/server/telemetry'
import { databaseUrl } from './database-url.js'

type Options = {
  readonly env: ServerEnv
  readonly log: Log
  readonly clock: Clock
  readonly lifecycle: Lifecycle
  readonly telemetry?: Telemetry | undefined
  readonly migrationsFolder: string
  readonly print: (line: string) => void
}

/**
 * Opens the database, checks that the secret belongs to it, applies the migrations, and fills the database of a demo.
 */
export async function openShopDatabase(
  options: Options,
): Promise<{ readonly database: Database; readonly encryption: Encryption }> {
  const { env, log, clock, lifecycle, print, migrationsFolder } = options
  // The secret is read before the database starts, so that a missing secret does not leave a database running.
  const secret = await resolveSecret(env)
  const url = await databaseUrl(options)
  const database = await openDatabase({
    url,
    poolerUrl: env.poolerUrl,
    log,
    size: env.databasePool,
    telemetry: options.telemetry,
  })
  lifecycle.onStop('database connections', () => database.close())
  const encryption = await openEncryption({
    database,
    secret,
    previous: env.previousSecrets,
    findSamples: findSealedSamples,
  })
  print('Bringing the database schema up to date')
  await migrate(url, migrationsFolder)
  await claimKind(database, env.demo ? 'demo' : 'real', clock.now())
  if (env.demo) await fill(database, encryption, options)
  return { database, encryption }
}

async function fill(
  database: Database,
  encryption: Encryption,
  { clock, print }: Pick<Options, 'clock' | 'print'>,
): Promise<void> {
  const started = Date.now()
  const now = clock.now()
  const { demoCustomers, demoExaminers, demoExamRooms, demoShop, demoStaff, demoStoreStock } =
    await import('@klarsikt/fixtures/demo')
  const filled = await seedShop(database, () => demoShop(now), { encryption, now })
  await seedCustomers(database, demoCustomers(), { encryption, now })
  await seedStaff(database, demoStaff(), { encryption, now })
  await seedExaminers(database, demoExaminers(), demoExamRooms())
  await seedStoreStock(database, () => {
    const { articles, skus, stores } = demoShop(now)
    return demoStoreStock(articles, skus, stores)
  })
  if (filled) print(`Filled the shop with demo goods (${Date.now() - started} ms)`)
}
