import type { Clock } from '@klarsikt/server/clock'
import type { Database } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, eq, type SQLChunk, sql } from 'drizzle-orm'
import { audit } from '../groups/platform/index.js'
import type { SealedColumn } from './sealed-columns.js'

export type ResealDeps = { readonly database: Database; readonly encryption: Encryption; readonly clock: Clock }

/** The result of one walk through a table: values sealed again, and values that no known key opens. */
export type Resealed = { readonly done: number; readonly unreadable: number }

/** Rows per statement; few, so that other statements do not wait long. */
const BATCH = 100

type Row = Record<string, unknown> & { sealed: string }

/**
 * Seals the values of a column with the current key in batches while the shop runs. Skips a row that changes between
 * reading and writing. A stopped run can simply be repeated.
 */
export async function resealColumn(
  deps: ResealDeps,
  place: SealedColumn,
  onProgress: (done: number) => void,
): Promise<Resealed> {
  let [done, unreadable] = [0, 0]
  for (let after: readonly unknown[] | null = null; ;) {
    const rows: readonly Row[] = await readBatch(deps, place, after)
    const last = rows.at(-1)
    if (!last) return { done, unreadable }
    const renewed = rows.flatMap((row) => {
      const sealed = reseal(deps.encryption, row.sealed, place.purpose)
      return sealed === null ? [] : [{ row, sealed }]
    })
    unreadable += rows.length - renewed.length
    done += await writeBatch(deps, place, renewed)
    onProgress(done)
    after = place.keys.map(({ name }) => last[name])
  }
}

async function readBatch(
  { database, encryption }: ResealDeps,
  { column, keys }: SealedColumn,
  after: readonly unknown[] | null,
): Promise<readonly Row[]> {
  const names = list(keys)
  const values = after?.map((value, at) => sql`${value}::${sql.raw(keys[at]?.getSQLType() ?? '')}`)
  const { rows } = await database.orm.execute<Row>(
    sql`select ${names}, ${column} as sealed from ${column.table}
        where ${column} is not null and not starts_with(${column}, ${encryption.sealedPrefix})
        ${values ? sql`and (${names}) > (${list(values)})` : sql``} order by ${names} limit ${BATCH}`,
  )
  return rows
}

async function writeBatch(
  { database, clock }: ResealDeps,
  { column, keys, purpose }: SealedColumn,
  renewed: readonly { readonly row: Row; readonly sealed: string }[],
): Promise<number> {
  if (renewed.length === 0) return 0
  const array = (values: readonly unknown[], type: string) => sql`${sql.param(values)}::${sql.raw(type)}[]`
  const arrays = [
    ...keys.map((key) =>
      array(
        renewed.map(({ row }) => row[key.name]),
        key.getSQLType(),
      ),
    ),
    array(
      renewed.map(({ row }) => row.sealed),
      'text',
    ),
    array(
      renewed.map(({ sealed }) => sealed),
      'text',
    ),
  ]
  const columns = [...keys.map(({ name }) => name), 'sealed', 'renewed'].map((name) => sql.identifier(name))
  const same = and(...keys.map((key) => eq(key, sql`u.${sql.identifier(key.name)}`)), eq(column, sql`u.sealed`))
  return database.transaction(async (tx) => {
    const { rowCount } = await tx.orm.execute(
      sql`update ${column.table} set ${sql.identifier(column.name)} = u.renewed
          from unnest(${list(arrays)}) as u(${list(columns)}) where ${same}`,
    )
    const written = rowCount ?? 0
    if (written > 0) await audit(tx, clock.now(), { action: 'secret.rotated', subject: 'secret', id: purpose })
    return written
  })
}

const list = (parts: readonly SQLChunk[]) => sql.join([...parts], sql`, `)

/** The value sealed with the current key; null when no known key opens it. */
export function reseal(encryption: Encryption, sealed: string, purpose: string): string | null {
  try {
    return encryption.encrypt(encryption.decrypt(sealed, purpose), purpose)
  } catch {
    return null
  }
}
