import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, repository, startNode, until, type Running } from './process.js'
import { SHARED_SECRET } from './secret.js'

export type ShopProcess = {
  readonly url: string
  readonly pid: number
  readonly dataFolder: string
  readonly output: () => string
  ready(): Promise<number>
  kill(): Promise<void>
  /** Waits until the process has ended by itself, and returns the exit code. */
  exited(): Promise<number | null>
  /** Sends the signal and waits until the process has ended; the data stays. */
  end(signal: NodeJS.Signals): Promise<void>
  stop(): Promise<void>
  /** Starts the shop again on the same port and data. */
  start(): Promise<void>
}

type Options = {
  readonly env?: Readonly<Record<string, string>>
  readonly dataFolder?: string
  readonly wait?: boolean
}

/** Far longer than a start takes, so that a busy machine does not make one fail. */
export const LONGEST_START_MS = 300_000

/** Starts the shop as `npm start` does. */
const { flags, env: settings } = JSON.parse(
  readFileSync(path.join(repository, 'scripts/shop-process.json'), 'utf8'),
) as { readonly flags: readonly string[]; readonly env: Readonly<Record<string, string>> }

/** The built shop (apps/shop/dist) as a process on its own port. */
export async function startShop({ env = {}, dataFolder, wait = true }: Options = {}): Promise<ShopProcess> {
  const port = await freePort()
  const folder = dataFolder ?? mkdtempSync(path.join(tmpdir(), 'klarsikt-e2e-'))
  const url = `http://127.0.0.1:${port}`
  let running: Running
  const start = async () => {
    running = startNode([...flags, 'apps/shop/dist/main.js'], {
      ...settings,
      KLARSIKT_DEMO: '1',
      PORT: String(port),
      KLARSIKT_DATA: folder,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '100000',
      PICTURES_AHEAD: '0',
      DEMO_GRINDING_SECONDS: '5',
      DRAIN_SECONDS: '0',
      PUBLIC_URL: url,
      ...(env['DATABASE_URL'] && { KLARSIKT_SECRET: SHARED_SECRET }),
      ...env,
    })
  }
  await start()
  const ready = async () => {
    const started = Date.now()
    await until('the shop is ready', async () => (await fetch(`${url}/readyz`)).ok, {
      timeout: LONGEST_START_MS,
      details: () => running.output(),
    })
    return Date.now() - started
  }
  if (wait) await ready()
  return {
    url,
    get pid() {
      return running.child.pid ?? 0
    },
    dataFolder: folder,
    output: () => running.output(),
    ready,
    kill: () => running.exit('SIGKILL'),
    exited: () => running.exited(),
    end: (signal) => running.exit(signal),
    async stop() {
      await running.exit('SIGTERM')
      if (!dataFolder) rmSync(folder, { recursive: true, force: true })
    },
    start,
  }
}
