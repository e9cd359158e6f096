import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Api,
  type ApiParts,
  type ApiSettings,
  type BankIdSettings,
  type BookingProviderSettings,
  type CompanyRegisterSettings,
  createApi,
  type ProviderSettings,
  type SmsSettings,
} from '@klarsikt/api'
import {
  seedAgreements,
  seedGlassesSubscriptions,
  seedBankPayments,
  seedBookings,
  seedVisits,
  seedInvoices,
  seedLensSubscriptions,
  seedMandates,
  seedExams,
  seedOrders,
  seedRequisitions,
  seedSavedCards,
} from '@klarsikt/api/seed'
import {
  type FramePicture,
  PictureStore,
  VideoFolder,
  type PictureSpec,
  type PictureWidth,
  type PictureFormat,
} from '@klarsikt/pictures'
import type { Clock } from '@klarsikt/server/clock'
import type { Database } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { ServerEnv } from '@klarsikt/server/env'
import type { Lifecycle } from '@klarsikt/server/lifecycle'
import type { Log } from '@klarsikt/server/log'
import type { Telemetry } from '@klarsikt/server/telemetry'
import type { FileExchanges } from './file-exchanges.js'
import { openShopDatabase } from './open-shop-database.js'
import type { prerenderPictures } from './prerender-pictures.js'
import { shopAwards } from './shop-awards.js'
import { shopBankgiro } from './shop-bankgiro.js'

type Options = FileExchanges & {
  readonly env: ServerEnv
  readonly log: Log
  readonly clock: Clock
  readonly lifecycle: Lifecycle
  readonly telemetry?: Telemetry | undefined
  readonly publicUrl: string
  readonly payments: ProviderSettings
  readonly bankId: BankIdSettings | null
  readonly companyRegister: CompanyRegisterSettings | null
  readonly smtpUrl: string | null
  readonly sms: SmsSettings['sms']
  readonly bookingProvider: BookingProviderSettings | null
  readonly migrationsFolder: string
  readonly pictureWorker: URL | undefined
  /** Folder of pictures that were rendered in advance. */
  readonly pictureMasters?: string | undefined
  /** Folder of videos that were rendered in advance. */
  readonly videos?: string | undefined
  readonly print: (line: string) => void
  readonly discovery: NonNullable<ApiParts['discovery']>
  /** True when the caller also runs the background work, with a clock that jumps. */
  readonly isDriven?: boolean
}

type Backend = {
  readonly api: Api
  readonly database: Database
  readonly encryption: Encryption
  /** Begins to fill an empty picture cache. It ends by itself when the shop stops. */
  drawAhead(): void
}

export async function startBackend(options: Options): Promise<Backend> {
  const { env, log, clock, lifecycle } = options
  const { database, encryption } = await openShopDatabase(options)
  const pictureFolder = join(env.dataFolder, 'pictures')
  const store = new PictureStore({
    dir: pictureFolder,
    masters: options.pictureMasters,
    ...(options.pictureWorker ? { workerUrl: options.pictureWorker } : {}),
  })
  const videos = new VideoFolder(options.videos)
  const api = await createApi({
    database,
    clock,
    log,
    telemetry: options.telemetry,
    lifecycle,
    encryption,
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
      model: async ({ hash, frame, signal }) =>
        new Uint8Array(await store.model(hash, frame as unknown as FramePicture['frame'], signal ? { signal } : {})),
      video: ({ hash, name }) => videos.read(hash, name),
      stop: () => store.close(),
    },
    rateLimitFactor: env.rateLimitFactor,
    standInWarehouse: env.sandbox ? await standInTimes(env) : null,
    discovery: options.discovery,
    settings: settingsOf(options),
  })
  lifecycle.onStop('backend', () => api.stop())
  if (env.demo) await seedHistory(api)
  if (!options.isDriven) await api.start()
  const stopping = new AbortController()
  lifecycle.onStop('pictures drawn ahead', () => stopping.abort())
  const { signal } = stopping
  return {
    api,
    database,
    encryption,
    drawAhead: () => void (env.demo && fillPictures({ store, dir: pictureFolder, clock, signal, log })),
  }
}

/** Fills the demo with orders, invoices, saved cards, bookings and other history of its customers. */
async function seedHistory({ deps }: Api): Promise<void> {
  const {
    demoAgreements,
    demoBankPayments,
    demoBookings,
    demoExams,
    demoRequisitions,
    demoVisits,
    demoInvoices,
    demoGlassesSubscriptions,
    demoMandates,
    demoOrders,
    demoLensSubscriptions,
    demoSavedCards,
  } = await import('@klarsikt/fixtures/demo')
  // Nothing more is seeded when no demo order was missing, or when somebody has ordered already.
  if ((await seedOrders(deps, demoOrders())) === 0) return
  await seedInvoices(deps, demoInvoices())
  await seedBankPayments(deps, demoBankPayments())
  await seedSavedCards(deps, demoSavedCards())
  await seedMandates(deps, demoMandates())
  await seedLensSubscriptions(deps, demoLensSubscriptions())
  await seedBookings(deps, demoBookings())
  await seedExams(deps, demoExams())
  await seedVisits(deps, demoVisits())
  await seedAgreements(deps, demoAgreements())
  await seedRequisitions(deps, demoRequisitions())
  await seedGlassesSubscriptions(deps, demoGlassesSubscriptions())
}

/**
 * Returns the times of the simulated warehouse. It leaves the demo's own orders alone, so that they keep the states
 * that the demo shows.
 */
async function standInTimes({ demo, demoGrindingSeconds }: ServerEnv) {
  const untouched = demo ? (await import('@klarsikt/fixtures/demo')).demoOrders().map(({ number }) => number) : []
  return { packingMs: PACKING_MS, grindingMs: demoGrindingSeconds * 1_000, untouched: new Set(untouched) }
}

function settingsOf({
  env,
  publicUrl,
  payments,
  bankId,
  companyRegister,
  smtpUrl,
  sms,
  autogiro,
  collection,
  eInvoice,
  bookingProvider,
}: Options): ApiSettings {
  return {
    publicUrl,
    apiKey: env.apiKey,
    trustProxy: env.trustProxy,
    mediaHosts: [new URL(publicUrl).host],
    dataFolder: env.dataFolder,
    jobsUrl: 'https://jobb.klarsikt.example',
    conformityUrl: 'https://klarsikt.example/forsakran-om-overensstammelse.pdf',
    awards: shopAwards(env),
    ...payments,
    bankId,
    companyRegister,
    smtpUrl,
    sms,
    autogiro,
    collection,
    eInvoice,
    bookingProvider,
    mailFrom: env.mailFrom,
    serviceEmail: env.serviceEmail,
    bankgiro: shopBankgiro(env),
    bankFolder: env.bankFolder === null ? null : { folder: env.bankFolder, settleSeconds: env.fileSettleSeconds },
  }
}

/** Time in ms before the simulated warehouse packs an order. */
const PACKING_MS = 60_000

/** Pause in ms before pictures are drawn, so that the first pages are served first. */
const FIRST_REST = 3_000

async function fillPictures({
  clock,
  ...options
}: Omit<Parameters<typeof prerenderPictures>[0], 'shop'> & { readonly clock: Clock }): Promise<void> {
  const rested = await pause(FIRST_REST, true, { signal: options.signal, ref: false }).catch(() => false)
  // A shop with a full picture cache never loads the demo goods.
  if (rested)
    await (
      await import('./prerender-pictures.js')
    ).prerenderPictures({
      ...options,
      shop: async () => (await import('@klarsikt/fixtures/demo')).demoShop(clock.now()),
    })
}
