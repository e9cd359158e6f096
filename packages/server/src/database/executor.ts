import { DrizzleQueryError } from 'drizzle-orm'
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'

/**
 * Drizzle's query builder without its transactions. Code uses `transaction` of the database instead, which also repeats
 * a transaction that lost against another one.
 */
export type Orm = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>

/** A statement with its values. A named statement is prepared once for each connection. */
export type Statement = {
  readonly name?: string | undefined
  readonly text: string
  readonly values?: readonly unknown[]
}

/**
 * Runs statements. Code that reads and writes takes it, so that the same code works inside and outside a transaction.
 */
export type Executor = {
  /** Builds typed queries over the tables of a module. Queries of hot paths use `prepared` instead. */
  readonly orm: Orm
  /** Runs one statement of SQL. A module declares its own with `statement` in its `queries.ts`. */
  query<Row extends pg.QueryResultRow>(statement: Statement): Promise<pg.QueryResult<Row>>
}

/** Throws the driver's error instead of drizzle's, whose message repeats the values of the statement. */
class Session extends NodePgSession<Record<string, never>, Record<string, never>> {
  override prepareQuery(...args: Parameters<NodePgSession<never, never>['prepareQuery']>): never {
    const query = super.prepareQuery(...args)
    const execute = query.execute.bind(query)
    query.execute = (values) =>
      execute(values).catch((error: unknown) => {
        throw error instanceof DrizzleQueryError ? error.cause : error
      })
    return query as never
  }
}

/**
 * Makes the query builder over anything that runs statements: a pool, the connection of a transaction, or a fake in a
 * test.
 */
export function createOrm({ query }: Pick<Executor, 'query'>): Orm {
  const client = { query: (config: Statement, values: unknown[]) => query({ ...config, values }) }
  const dialect = new PgDialect()
  return new NodePgDatabase(dialect, new Session(client as unknown as pg.Pool, dialect, undefined), undefined)
}
