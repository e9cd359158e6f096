import pg from 'pg'
import type { Log } from '../log/index.js'
import type { Database } from './database.js'

export type ListenOptions = {
  readonly database: Pick<Database, 'url'>
  readonly log: Pick<Log, 'debug'>
  /** Postgres' channel; a name of our own, never of a user's. */
  readonly channel: string
  /** How the connection is called among those of the database. */
  readonly applicationName: string
  /**
   * Longest time without a wake (ms) while there is no connection, and before a lost one is noticed: what is written meanwhile is read this
   * late. Ten times that where the connection stands and yet no notification came.
   */
  readonly every: number
  /** Look now: something may have been written. Called after every notification, reconnection and `every`. */
  readonly onWake: () => void
}

/** Longest wait for a connection, ms. */
const CONNECT = 700
/** A connection that stands brings every notification: without one there is a wake only once in so many times. */
const TIMES_A_WAKE = 10

/**
 * Wakes a reader of a table of changes, on a connection of its own that is opened again when it is lost. A wake promises
 * nothing: whoever listens reads what was written since the last look. Gives back what ends it.
 */
export async function listenForChanges(options: ListenOptions): Promise<() => Promise<void>> {
  const { database, log, channel, applicationName, every, onWake } = options
  let client: pg.Client | undefined
  let stopped = false
  let connecting = false

  async function connect(): Promise<void> {
    if (client || connecting || stopped) return
    connecting = true
    const fresh = new pg.Client({
      connectionString: database.url,
      application_name: applicationName,
      connectionTimeoutMillis: CONNECT,
      keepAlive: true,
    })
    const lose = () => (client = client === fresh ? undefined : client)
    fresh.on('error', lose)
    fresh.on('end', lose)
    fresh.on('notification', onWake)
    try {
      await fresh.connect()
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
      client = fresh
      onWake()
    } catch (error) {
      log.debug({ err: error, channel }, 'cannot listen for changes')
      void fresh.end().catch(() => {})
    } finally {
      connecting = false
    }
  }

  await connect()
  let times = 0
  const timer = setInterval(() => {
    void connect()
    times += 1
    if (client && times % TIMES_A_WAKE !== 0) return
    onWake()
  }, every)
  timer.unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await client?.end().catch(() => {})
  }
}
