import { DatabaseAway } from './outage.js'
import { ownConnection } from './own-connection.js'

/** A connection that answers probes and nothing else. */
export type ProbeConnection = { ask(): Promise<unknown>; close(): Promise<void> }

export type Probe = {
  /** Fails when the database refuses the question or leaves it without an answer. */
  ask(): Promise<void>
  close(): Promise<void>
}

type Options = {
  /** The first one. */
  readonly connection: ProbeConnection
  /** Connects within so many ms. */
  readonly connect: (within: number) => Promise<ProbeConnection>
  /** When (by `performance.now`) any other connection last had an answer. */
  readonly lastAnswerAt: () => number
}

/** Longest wait for an answer (ms). */
const ANSWER_MS = 700
/** A connection that leaves a question unanswered for so long may be cut, and is replaced (ms). */
const SILENT_MS = 3_000
/** A time-out that comes this late (ms) was held up in this process or on this machine and says nothing of the database. */
const OWN_DELAY_MS = 120

/**
 * Asks the database on a connection of its own. Questions go one behind the other, so that the answer to an earlier one
 * counts when it comes late; callers at the same time share one.
 */
export function createProbe({ connection: first, connect, lastAnswerAt }: Options): Probe {
  let connection: Promise<ProbeConnection> | undefined = Promise.resolve(first)
  let asking: Promise<void> | undefined
  /** Since when an answer is awaited. */
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
    // What came while this process was busy is read before the immediate runs.
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

/** The connection for probes of a Postgres. */
export async function openProbeConnection(url: string, within: number): Promise<ProbeConnection> {
  const client = await ownConnection(url, 'klarsikt-probe', within)
  return { ask: () => client.query('select 1'), close: () => client.end().catch(() => undefined) }
}
