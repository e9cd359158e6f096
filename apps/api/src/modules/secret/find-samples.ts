import type { Executor } from '@klarsikt/server/database'
import type { SealedSample } from '@klarsikt/server/encryption'
import { SEALED_COLUMNS } from './sealed-columns.js'

/** One sealed value of each column that has any; also in a schema from before some of them. */
export async function findSealedSamples(tx: Executor): Promise<SealedSample[]> {
  const samples: SealedSample[] = []
  for (const { table, column, purpose } of SEALED_COLUMNS) {
    const present = await tx.query<{ table: string | null }>({
      text: 'select to_regclass($1) as table',
      values: [table],
    })
    if (present.rows[0]?.table === null) continue
    const { rows } = await tx.query<{ sealed: string }>({
      text: `select ${column} as sealed from ${table} where ${column} is not null limit 1`,
    })
    samples.push(...rows.map(({ sealed }) => ({ sealed, purpose })))
  }
  return samples
}
