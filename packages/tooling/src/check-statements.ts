import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SOURCES = ['apps/{api,discovery-api,shop}/src/**/*.ts', 'packages/server/src/**/*.ts']

/** Places where SQL need not be in a `queries.ts`: tests, helpers, migrations, and the database layer of `packages/server`. */
const OUTSIDE = /\.test\.ts$|\/testing\/|\/migrations\/|\/queries\.ts$|^packages\/server\/src\/(database|backup)\//

/** Matches SQL sent to a database: by `query` (but not `c.req.query()`) or by drizzle's `execute`. */
const RAW = /(?<!\breq)\.query(?:<[^()]*>)?\(|\.execute(?:<[^()]*>)?\(\s*sql`/

/** Files that may run SQL directly, with the reason why `queries.ts` cannot hold it. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'apps/api/src/secret/find-samples.ts': 'asks whether a table is there: it runs before the migrations',
  'apps/api/src/secret/reseal-column.ts': 'is made for each of the sealed columns, from its table',
  'apps/api/src/seed/insert-rows.ts': 'is made for each table, from its columns',
  'apps/api/src/seed/seed-shop.ts': '`analyze` cannot be prepared',
  'apps/discovery-api/src/modules/catalogue-index/product-index.ts': '`set local` cannot be prepared',
  'apps/discovery-api/src/modules/feed/import-products.ts': '`set local` cannot be prepared',
  'apps/shop/src/admin/backup-commands.ts': 'asks whether a table is there: a backup may be older than the migrations',
  'apps/shop/src/simulate/monthly-figures.ts':
    'counts rows of tables that belong to modules of the api, which a tool does not know',
  'apps/shop/src/simulate/open-invoices.ts': 'as the figures beside it',
  'packages/server/src/encryption/open-encryption.ts': 'makes its own table, before any migration',
  'packages/server/src/jobs/jobs.ts': 'hands on the statements of pg-boss',
  'packages/server/src/rate-limit/rate-limits.ts': 'makes the table of a library, `create table` cannot be prepared',
}

/** Finds SQL in places where no test prepares it against the schema, and exceptions that are no longer needed. */
export function statementProblems(root: string): string[] {
  const raw = globSync([...SOURCES], { cwd: root }).filter(
    (file) => !OUTSIDE.test(file) && runsSql(readFileSync(path.join(root, file), 'utf8')),
  )
  return [
    ...raw
      .filter((file) => !(file in EXCEPTIONS))
      .map((file) => `${file} runs SQL of its own: use the query builder, or declare the statement in queries.ts`),
    ...Object.keys(EXCEPTIONS)
      .filter((file) => !raw.includes(file))
      .map((file) => `check-statements.ts excepts ${file}, which runs no SQL of its own: remove it there`),
  ]
}

export const runsSql = (source: string): boolean => RAW.test(source)
