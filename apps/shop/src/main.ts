import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { SettingsError } from '@klarsikt/server/env'
import { createLifecycle } from '@klarsikt/server/lifecycle'
import { createLog, logProcess } from '@klarsikt/server/log'
import { openTelemetry } from '@klarsikt/server/telemetry'
import type { ServerBuild } from 'react-router'
import { readSettings } from './read-settings.js'

// The page renderer picks its production form by this, when it is loaded below.
process.env['NODE_ENV'] ??= 'production'

const started = performance.now()
const { env, clock } = readSettings({ complete: true })
const log = createLog({ name: 'shop', level: env.logLevel })
const lifecycle = createLifecycle(log)
lifecycle.listenToSignals()
logProcess(log, () => lifecycle.stop())
const seconds = () => ((performance.now() - started) / 1000).toFixed(1).padStart(5)
/** Lines for a demo's terminal; a real shop writes only its log. */
const print = (line: string) => (env.demo ? process.stdout.write(`${seconds()} s  ${line}\n`) : log.info({}, line))

/** The first pages are let through before the search starts. */
const SEARCH_START_DELAY_MS = 1_500

/** `npm start` runs Node compact rather than quick: that makes a small start, and doubles what a page costs afterwards. */
function atRest(): void {
  globalThis.gc?.()
  setFlagsFromString('--no-optimize-for-size')
}

const beside = (name: string) => new URL(name, import.meta.url)

try {
  const telemetry = await openTelemetry({ service: 'klarsikt-shop', metrics: env.metrics, traces: env.traces }, log)
  lifecycle.onStop('telemetry', () => telemetry.stop())
  const [{ startShop }, build] = await Promise.all([
    import('./start-shop.js'),
    import('@klarsikt/storefront/server') as Promise<ServerBuild>,
  ])
  const shop = await startShop({
    env,
    log,
    clock,
    lifecycle,
    telemetry,
    print,
    storefront: { build, clientFolder: fileURLToPath(beside('./client')) },
    migrationsFolder: fileURLToPath(beside('./migrations')),
    discoveryMigrationsFolder: fileURLToPath(beside('./discovery-migrations')),
    consoleFolder: fileURLToPath(beside('./console')),
    pictureWorker: beside('./picture-worker.js'),
    pictureMasters: fileURLToPath(beside('./masters')),
    videos: fileURLToPath(beside('./videos')),
  })
  print('Ready')
  if (env.demo) {
    const { welcome } = await import('./welcome.js')
    process.stdout.write(await welcome(shop, clock.now()))
  } else log.info({ url: shop.url, sandbox: shop.sandbox }, 'the shop is open')
  // Starting leaves half as much again behind as the shop needs; the collector would keep the room it took for it.
  globalThis.gc?.()
  // The search is ready soon after the first page, or on the first request for it.
  setTimeout(() => void shop.startRest().finally(atRest), SEARCH_START_DELAY_MS).unref()
  // The first visitors find the first pages' pictures drawn; measurements switch it off.
  if (process.env['PICTURES_AHEAD'] !== '0') shop.drawAhead()
} catch (error) {
  // One readable line in the terminal; the log holds the rest.
  if (!(error instanceof SettingsError)) log.fatal({ err: error }, 'the shop could not start')
  process.stderr.write(
    `\nThe shop could not start: ${error instanceof Error ? error.message.split('\nparams:')[0] : String(error)}\n`,
  )
  await lifecycle.stop()
  process.exit(1)
}
