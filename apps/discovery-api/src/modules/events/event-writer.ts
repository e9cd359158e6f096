import type { Executor } from '@klarsikt/server/database'
import { insertEvents } from './queries.js'
import type { NewEventRow } from './rows.js'

export type EventWriter = {
  /** Stores events, each as its rows, and returns how many were new. Resolves once they are stored. */
  write(events: readonly (readonly NewEventRow[])[]): Promise<{ readonly accepted: number }>
}

/** Longest wait in ms for other calls to share a statement with; too short to notice. */
const GATHER_MS = 8
const MAX_BATCH_EVENTS = 2_000

type Waiting = {
  readonly events: readonly (readonly NewEventRow[])[]
  readonly resolve: (value: { readonly accepted: number }) => void
  readonly reject: (error: unknown) => void
}

const keyOf = ({ tenant, market, event_key }: Pick<NewEventRow, 'tenant' | 'market' | 'event_key'>) =>
  `${tenant}.${market}.${event_key}`

/**
 * Stores the events of several calls in one statement: events come in many small calls, and a commit for each would cost more than the
 * rows. Calls are answered only after their rows are stored, so an accepted event survives a crash.
 */
export function createEventWriter(database: Executor): EventWriter {
  let waiting: Waiting[] = []
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    timer = undefined
    const batch: Waiting[] = []
    let size = 0
    while (waiting[0] && (batch.length === 0 || size < MAX_BATCH_EVENTS)) {
      const next = waiting.shift()
      if (!next) break
      batch.push(next)
      size += next.events.length
    }
    if (waiting.length > 0) timer = setTimeout(() => void flush(), 0)
    // Of two events with the same key the first counts, even when both come at once.
    const first = new Map<string, { readonly rows: readonly NewEventRow[]; readonly by: Waiting }>()
    for (const by of batch)
      for (const rows of by.events) {
        const key = rows[0] && keyOf(rows[0])
        if (key !== undefined && !first.has(key)) first.set(key, { rows, by })
      }
    try {
      const stored = await insert(
        database,
        [...first.values()].flatMap(({ rows }) => rows),
      )
      const accepted = Map.groupBy(stored, (key) => first.get(key)?.by)
      for (const by of batch) by.resolve({ accepted: accepted.get(by)?.length ?? 0 })
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return {
    write(events) {
      if (events.length === 0) return Promise.resolve({ accepted: 0 })
      return new Promise((resolve, reject) => {
        waiting.push({ events, resolve, reject })
        timer ??= setTimeout(() => void flush(), GATHER_MS)
      })
    },
  }
}

/** Stores the new events, and returns their keys. */
async function insert(database: Executor, rows: readonly NewEventRow[]): Promise<readonly string[]> {
  // A fixed order prevents deadlocks: replicas that store the same events wait for each other.
  const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : a.line - b.line))
  const { rows: stored } = await insertEvents(database, JSON.stringify(sorted))
  return stored.map(keyOf)
}
