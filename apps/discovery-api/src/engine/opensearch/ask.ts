import { setTimeout as sleep } from 'node:timers/promises'
import type { ProductRecord } from '../record.js'
import type { Connection } from './connection.js'
import type { Counted } from './facets.js'

/** Waits in ms before a search with missing shards is repeated; another copy may answer then. */
const PARTIAL_WAITS = [30, 150, 600]
/** Time that a shard has; after that its part of the answer is missing, and the answer says so. */
const SHARD_TIMEOUT = '3s'

export type RawHit = {
  readonly _score: number | null
  readonly fields?: { readonly id?: readonly string[]; readonly title?: readonly string[] }
  readonly _source?: { readonly record: ProductRecord }
  readonly matched_queries?: readonly string[] | Readonly<Record<string, number>>
}

export type RawAnswer = {
  readonly timed_out: boolean
  readonly terminated_early?: boolean
  readonly _shards: { readonly failed: number }
  readonly hits: { readonly total?: { readonly value: number }; readonly hits: readonly RawHit[] }
  readonly aggregations?: Readonly<Record<string, Counted>>
}

/** An answer, and whether every shard contributed. */
export type Answer = RawAnswer & { readonly complete: boolean }

/**
 * Searches. An incomplete answer is asked for again; after the last attempt it is returned, marked as incomplete. A lost node is noticed
 * within milliseconds, and copies of its shards answer.
 */
export async function ask(
  connection: Connection,
  index: string,
  body: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, string | number | boolean>> = {},
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await connection.read<RawAnswer>({
      method: 'POST',
      path: `/${index}/_search`,
      query: { allow_partial_search_results: true, ...query },
      body: { timeout: SHARD_TIMEOUT, ...body },
    })
    const complete = isComplete(answer)
    const wait = PARTIAL_WAITS[attempt]
    if (complete || wait === undefined) return { ...answer, complete }
    await sleep(wait)
  }
}

/** Whether every shard answered in time. */
export const isComplete = ({ timed_out, _shards }: Pick<RawAnswer, 'timed_out' | '_shards'>): boolean =>
  !timed_out && _shards.failed === 0

export const idOf = (hit: RawHit): string => hit.fields?.id?.[0] ?? ''
