import type pg from 'pg'
import type { Executor } from './executor.js'

/** A function that runs a statement written by hand. It takes the values in the order of `$1`, `$2` … */
export type HandWritten<Values extends readonly unknown[], Row extends pg.QueryResultRow> = {
  (executor: Pick<Executor, 'query'>, ...values: Values): Promise<pg.QueryResult<Row>>
  readonly statement: { readonly name: string; readonly text: string }
}

/**
 * Declares SQL that the query builder cannot express. It is planned once for each connection. The name must be unique.
 * A test of each service prepares every statement of its `queries.ts` against the migrated schema.
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
