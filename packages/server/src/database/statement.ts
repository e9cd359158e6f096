import type pg from 'pg'
import type { Executor } from './executor.js'

/** A statement written by hand: runs with its values in the order of `$1`, `$2` … */
export type HandWritten<Values extends readonly unknown[], Row extends pg.QueryResultRow> = {
  (executor: Pick<Executor, 'query'>, ...values: Values): Promise<pg.QueryResult<Row>>
  readonly statement: { readonly name: string; readonly text: string }
}

/**
 * Declares SQL that the query builder cannot say well. It is planned once a connection, under a name that no other has; a
 * test of the service prepares every one of its `queries.ts` against the migrated schema.
 */
export function statement<Values extends readonly unknown[], Row extends pg.QueryResultRow = Record<string, never>>(
  name: string,
  text: string,
): HandWritten<Values, Row> {
  return Object.assign(
    (executor: Pick<Executor, 'query'>, ...values: Values) => executor.query<Row>({ name, text, values }),
    { statement: { name, text } },
  )
}
