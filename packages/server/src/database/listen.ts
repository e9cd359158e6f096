import pg from 'pg'
import type { Log } from '../log/index.js'
import type { Database } from './database.js'

export type ListenOptions = {
  readonly database: Pick<Database, 'url'>
  readonly log: Pick<Log, 'debug'>
  /** Name of the Postgres channel. It must be a constant and never come from a user. */
  readonly channel: string
  /** Name of the connection in the database's list of connections. */
  readonly applicationName: string
  /**
   * Longest time between two wakes without a connection, and until a lost connection is noticed, in ms. While the
   * connection stands and no notification comes, a wake comes after ten times as long.
   */
  readonly every: number
  /**
   * Is called after every notification, after every reconnection and by the clock (see `every`). Something may have
   * been written. When it rejects, the next wake comes after `every`.
   */
  readonly onWake: () => Promise<void>
}

/** Longest wait for a connection in ms. */
const CONNECT = 700
/** A standing connection brings every notification, so the clock then causes only one wake in this many turns. */
const TIMES_A_WAKE = 10

/**
 * Wakes a reader of a table of changes. It uses a connection of its own and opens it again when it is lost. A wake does
 * not say what changed, so the reader must read everything since its last read. Returns the function that stops it.
 */
export async function listenForChanges(options: ListenOptions): Promise<() => Promise<void>> {
  const { database, log, channel, applicationName, every, onWake } = options
  let client: pg.Client | undefined
  let stopped = false
  let connecting: Promise<void> | undefined
  /** True when the last read failed. The notification does not come again, so the clock must cause the next wake. */
  let missed = false

  function wake(): void {
    onWake().then(
      () => (missed = false),
      (error: unknown) => {
        missed = true
        log.debug({ err: error, channel }, 'the changes could not be read yet')
      },
    )
  }

  async function connect(): Promise<void> {
    if (client || stopped) return
    await (connecting ??= open().finally(() => (connecting = undefined)))
  }

  async function open(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: database.url,
      application_name: applicationName,
      connectionTimeoutMillis: CONNECT,
      keepAlive: true,
    })
    const lose = () => (client = client === fresh ? undefined : client)
    fresh.on('error', lose)
    fresh.on('end', lose)
    fresh.on('notification', wake)
    try {
      await fresh.connect()
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
      client = fresh
      wake()
    } catch (error) {
      log.debug({ err: error, channel }, 'cannot listen for changes')
      void fresh.end().catch(() => {})
    }
  }

  await connect()
  let times = 0
  const timer = setInterval(() => {
    void connect()
    times += 1
    if (client && !missed && times % TIMES_A_WAKE !== 0) return
    wake()
  }, every)
  timer.unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await connecting
    await client?.end().catch(() => {})
  }
}
