import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Api } from '@klarsikt/api'
import { migrationsFolder } from '@klarsikt/api/migrations'
import { type Database, startEmbeddedPostgres } from '@klarsikt/server/database'
import { readEnv } from '@klarsikt/server/env'
import { createLifecycle } from '@klarsikt/server/lifecycle'
import { createLog } from '@klarsikt/server/log'
import { shopBankgiro } from '../shop-bankgiro.js'
import { startBackend } from '../start-backend.js'
import { startSandbox } from '../start-sandbox.js'
import type { MovableClock } from './movable-clock.js'

export type SimulatedShop = {
  readonly api: Api
  readonly database: Database
  readonly publicUrl: string
  /** Bankgiro number that customers pay to, and the folder in which the bank puts its reports. */
  readonly bankgiro: string
  readonly bankFolder: string
  readonly close: () => Promise<void>
}

/** Rate limits use real time, in which months pass within seconds, so they must not apply. */
const RATE_LIMIT_FACTOR = '1000000'
const PUBLIC_URL = 'http://shop.simulated'

/** Opens the demo shop and its simulators in this process, with the given clock. Its background work does not start. */
export async function openSimulatedShop(clock: MovableClock): Promise<SimulatedShop> {
  const folder = mkdtempSync(join(tmpdir(), 'klarsikt-simulate-'))
  const log = createLog({ name: 'simulate', level: 'error' })
  const lifecycle = createLifecycle(log)
  const close = async () => {
    await lifecycle.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log, durable: false })
    lifecycle.onStop('postgres', () => postgres.stop())
    const bankFolder = join(folder, 'bank')
    mkdirSync(bankFolder)
    const env = readEnv({
      BANK_FOLDER: bankFolder,
      FILE_SETTLE_SECONDS: '0',
      KLARSIKT_DEMO: '1',
      KLARSIKT_DATA: folder,
      DATABASE_URL: postgres.url(),
      KLARSIKT_SECRET: 'the secret of a shop that lasts for minutes',
      RATE_LIMIT_FACTOR,
    })
    const print = () => {}
    const sandbox = await startSandbox({ env, log, clock, lifecycle, print }, PUBLIC_URL)
    const { api, database } = await startBackend({
      ...sandbox,
      env,
      log,
      clock,
      lifecycle,
      print,
      publicUrl: PUBLIC_URL,
      migrationsFolder,
      pictureWorker: undefined,
      discovery: () => Promise.reject(new Error('nobody searches here')),
      isDriven: true,
    })
    return { api, database, publicUrl: PUBLIC_URL, bankgiro: shopBankgiro(env) ?? '', bankFolder, close }
  } catch (error) {
    await close()
    throw error
  }
}
