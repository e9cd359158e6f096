import { DatabaseAway } from './outage.js'
import { ownConnection } from './own-connection.js'

/** A connection that is used for probes only. */
export type ProbeConnection = { ask(): Promise<unknown>; close(): Promise<void> }

export type Probe = {
  /** Rejects when the database refuses the probe or does not answer it in time. */
  ask(): Promise<void>
  close(): Promise<void>
}

type Options = {
  /** The connection for the first probes. */
  readonly connection: ProbeConnection
  /** Opens a new connection within this many ms. */
  readonly connect: (within: number) => Promise<ProbeConnection>
  /** Returns when any other connection last received an answer, by `performance.now`. */
  readonly lastAnswerAt: () => number
}

/** Longest wait for an answer in ms. */
const ANSWER_MS = 700
/**
 * A connection that has not answered for this long (ms) may have lost its network path, so a new connection replaces
 * it.
 */
const SILENT_MS = 3_000
/**
 * When a time-out fires later than planned by more than this (ms), this process or machine was busy, so the silence
 * says nothing about the database.
 */
const OWN_DELAY_MS = 120

/**
 * Probes the database on a connection of its own. Probes run one after the other, so that a late answer to an earlier
 * probe still counts. Callers at the same time share one probe.
 */
export function createProbe({ connection: first, connect, lastAnswerAt }: Options): Probe {
  let connection: Promise<ProbeConnection> | undefined = Promise.resolve(first)
  let asking: Promise<void> | undefined
  /** Time of the oldest probe without an answer. */
  let unanswered: number | undefined

  async function drop(): Promise<void> {
    const dropped = connection
    connection = unanswered = undefined
    await dropped?.then((one) => one.close()).catch(() => {})
  }

  async function answer(asked: number): Promise<void> {
    unanswered ??= asked
    const used = (connection ??= connect(SILENT_MS))
    try {
      await (await used).ask()
      if (connection === used) unanswered = undefined
    } catch (error) {
      if (connection === used) void drop()
      throw error
    }
  }

  async function silence(asked: number): Promise<void> {
    // Answers that arrived while this process was busy are read before the immediate runs.
    await new Promise<void>((resolve) => setTimeout(() => setImmediate(resolve), ANSWER_MS).unref())
    const late = performance.now() - asked - ANSWER_MS
    if (unanswered !== undefined && late <= OWN_DELAY_MS && lastAnswerAt() < asked) throw new DatabaseAway()
  }

  async function ask(): Promise<void> {
    const asked = performance.now()
    if (unanswered !== undefined && asked - unanswered > SILENT_MS) void drop()
    await Promise.race([answer(asked), silence(asked)])
  }

  return {
    ask: () => (asking ??= ask().finally(() => (asking = undefined))),
    close: drop,
  }
}

/** Opens a connection to Postgres for probes. */
export async function openProbeConnection(url: string, within: number): Promise<ProbeConnection> {
  const client = await ownConnection(url, 'klarsikt-probe', within)
  return { ask: () => client.query('select 1'), close: () => client.end().catch(() => undefined) }
}
