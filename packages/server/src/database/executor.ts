import { DrizzleQueryError } from 'drizzle-orm'
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'

/** Drizzle's query builder. Transactions are the database's own, which runs lost ones again. */
export type Orm = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>

/** A statement with its values. With a name it is prepared once a connection and cheap from then on. */
export type Statement = {
  readonly name?: string | undefined
  readonly text: string
  readonly values?: readonly unknown[]
}

/** What code that reads and writes needs: the same inside and outside a transaction. */
export type Executor = {
  /** Typed queries over the tables of a module; those of hot paths are `prepared`. */
  readonly orm: Orm
  /** One statement as it is. A module declares its own with `statement` in its `queries.ts`. */
  query<Row extends pg.QueryResultRow>(statement: Statement): Promise<pg.QueryResult<Row>>
}

/** Lets an error be the driver's own: drizzle's repeats the values of the statement. */
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

/** The query builder over whatever runs statements: a pool, the connection of a transaction, or a test's stand-in. */
export function createOrm({ query }: Pick<Executor, 'query'>): Orm {
  const client = { query: (config: Statement, values: unknown[]) => query({ ...config, values }) }
  const dialect = new PgDialect()
  return new NodePgDatabase(dialect, new Session(client as unknown as pg.Pool, dialect, undefined), undefined)
}
