import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Api, type ApiSettings, createApi } from '@klarsikt/api'
import { seedShop } from '@klarsikt/api/seed'
import { createPictureStore, type PictureSpec, type PictureWidth, type PictureFormat } from '@klarsikt/pictures'
import type { Clock } from '@klarsikt/server/clock'
import { type Database, migrate, openDatabase } from '@klarsikt/server/database'
import { createEncryption } from '@klarsikt/server/encryption'
import { resolveSecret, type ServerEnv } from '@klarsikt/server/env'
import type { Lifecycle } from '@klarsikt/server/lifecycle'
import type { Log } from '@klarsikt/server/log'
import { databaseUrl } from './database-url.js'
import type { drawAhead } from './pictures-ahead.js'

type Options = {
  readonly env: ServerEnv
  readonly log: Log
  readonly clock: Clock
  readonly lifecycle: Lifecycle
  readonly publicUrl: string
  readonly klarna: { readonly url: string; readonly user: string; readonly password: string } | null
  readonly smtpUrl: string | null
  readonly migrationsFolder: string
  readonly pictureWorker: URL | undefined
  readonly tell: (line: string) => void
}

type Backend = {
  readonly api: Api
  readonly database: Database
  readonly secret: string
  /** Begins to fill a cold picture cache; ends by itself when the shop stops. */
  drawAhead(): void
}

/** Starts database and backend, brings the schema up to date and fills a demo shop. */
export async function startBackend(options: Options): Promise<Backend> {
  const { env, log, clock, lifecycle, tell } = options
  // Before the database, which must not be left running by a start that fails on the secret.
  const secret = await resolveSecret(env)
  const url = await databaseUrl(options)
  tell('Bringing the database schema up to date')
  await migrate(url, options.migrationsFolder)
  const database = await openDatabase({ url, log, size: env.databasePool })
  lifecycle.onStop('database connections', () => database.close())
  if (env.demo) await fill(database, secret, options)
  const pictureFolder = join(env.dataFolder, 'pictures')
  const store = createPictureStore({
    dir: pictureFolder,
    ...(options.pictureWorker ? { workerUrl: options.pictureWorker } : {}),
  })
  const api = await createApi({
    database,
    clock,
    log,
    lifecycle,
    secret,
    pictures: {
      read: async ({ hash, spec, width, format, signal }) =>
        new Uint8Array(
          await store.picture(
            hash,
            spec as unknown as PictureSpec,
            width as PictureWidth,
            format as PictureFormat,
            signal ? { signal } : {},
          ),
        ),
      stop: () => store.close(),
    },
    rateLimitFactor: env.rateLimitFactor,
    standInWarehouse: env.sandbox ? { packingMs: PACKING_MS, grindingMs: env.demoGrindingSeconds * 1_000 } : null,
    settings: settingsOf(options),
  })
  lifecycle.onStop('backend', () => api.stop())
  await api.start()
  const stopping = new AbortController()
  lifecycle.onStop('pictures drawn ahead', () => stopping.abort())
  const { signal } = stopping
  return {
    api,
    database,
    secret,
    drawAhead: () => void (env.demo && fillPictures({ store, dir: pictureFolder, clock, signal, log })),
  }
}

function settingsOf({ env, publicUrl, klarna, smtpUrl }: Options): ApiSettings {
  return {
    publicUrl,
    apiKey: env.apiKey,
    trustProxy: env.trustProxy,
    mediaHosts: [new URL(publicUrl).host],
    dataFolder: env.dataFolder,
    jobsUrl: 'https://jobb.klarsikt.example',
    conformityUrl: 'https://klarsikt.example/forsakran-om-overensstammelse.pdf',
    klarna,
    smtpUrl,
    mailFrom: env.mailFrom,
    lensSubscription: env.lensSubscription,
    serviceEmail: env.serviceEmail,
  }
}

/** How long an order lies in the stand-in of the warehouse before it is packed (ms). */
const PACKING_MS = 60_000

/** The first pages are let through before work begins that nobody waits for (ms). */
const FIRST_REST = 3_000

async function fillPictures({
  clock,
  ...options
}: Omit<Parameters<typeof drawAhead>[0], 'shop'> & { readonly clock: Clock }): Promise<void> {
  const rested = await pause(FIRST_REST, true, { signal: options.signal, ref: false }).catch(() => false)
  // Loaded only where it is needed: a filled shop knows nothing of the demo goods.
  if (rested)
    await (
      await import('./pictures-ahead.js')
    ).drawAhead({ ...options, shop: async () => (await import('@klarsikt/fixtures/demo')).demoShop(clock.now()) })
}

async function fill(database: Database, secret: string, { clock, tell }: Options): Promise<void> {
  const started = Date.now()
  const now = clock.now()
  const filled = await seedShop(database, async () => (await import('@klarsikt/fixtures/demo')).demoShop(now), {
    encryption: createEncryption(secret),
    now,
  })
  if (filled) tell(`Filled the shop with demo goods (${Date.now() - started} ms)`)
}
