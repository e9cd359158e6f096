import type { Executor } from '@klarsikt/server/database'
import type { SealedSample } from '@klarsikt/server/encryption'
import { getTableName, isNotNull, sql } from 'drizzle-orm'
import { SEALED_COLUMNS } from './sealed-columns.js'

/** One sealed value of each column that has any. Works on an older schema too, which may lack some tables. */
export async function findSealedSamples({ orm }: Executor): Promise<SealedSample[]> {
  const samples: SealedSample[] = []
  for (const { column, purpose } of SEALED_COLUMNS) {
    const { table } = column
    const present = await orm.execute<{ table: string | null }>(
      sql`select to_regclass(quote_ident(${getTableName(table)})) as table`,
    )
    if (present.rows[0]?.table === null) continue
    const found = await orm
      .select({ sealed: sql<string>`${column}` })
      .from(table)
      .where(isNotNull(column))
      .limit(1)
    samples.push(...found.map((row) => ({ ...row, purpose })))
  }
  return samples
}
