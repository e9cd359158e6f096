import type { Database } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { SealedColumn } from './sealed-columns.js'

export type ResealDeps = { readonly database: Database; readonly encryption: Encryption }

/** What one walk through a place came to. */
export type Resealed = { readonly done: number; readonly unreadable: number }

/** Rows of one statement: few enough that nobody waits for them. */
const BATCH = 100

type Row = Record<string, unknown> & { sealed: string }

/**
 * Seals the values of a column with the current key, a batch at a time, beside everybody else: a row that changes between
 * reading and writing is left to whoever changed it. Stopped at any point, it goes on from there the next time.
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
    after = place.keys.map(([key]) => last[key])
  }
}

async function readBatch(
  { database, encryption }: ResealDeps,
  { table, column, keys }: SealedColumn,
  after: readonly unknown[] | null,
): Promise<readonly Row[]> {
  const names = keys.map(([key]) => key).join(', ')
  const behind = after ? `and (${names}) > (${keys.map(([, type], at) => `$${at + 3}::${type}`).join(', ')})` : ''
  const { rows } = await database.query<Row>({
    text: `select ${names}, ${column} as sealed from ${table}
           where ${column} is not null and not starts_with(${column}, $1) ${behind} order by ${names} limit $2`,
    values: [encryption.sealedPrefix, BATCH, ...(after ?? [])],
  })
  return rows
}

async function writeBatch(
  { database }: ResealDeps,
  { table, column, keys }: SealedColumn,
  renewed: readonly { readonly row: Row; readonly sealed: string }[],
): Promise<number> {
  if (renewed.length === 0) return 0
  const names = keys.map(([key]) => key)
  const arrays = [...keys.map(([, type]) => type), 'text', 'text'].map((type, at) => `$${at + 1}::${type}[]`)
  const written = await database.transaction((tx) =>
    tx.query({
      text: `update ${table} t set ${column} = u.renewed
             from unnest(${arrays.join(', ')}) as u(${[...names, 'sealed', 'renewed'].join(', ')})
             where ${names.map((name) => `t.${name} = u.${name}`).join(' and ')} and t.${column} = u.sealed`,
      values: [
        ...names.map((name) => renewed.map(({ row }) => row[name])),
        renewed.map(({ row }) => row.sealed),
        renewed.map(({ sealed }) => sealed),
      ],
    }),
  )
  return written.rowCount ?? 0
}

/** The value sealed with the current key; null when no known key opens it. */
export function reseal(encryption: Encryption, sealed: string, purpose: string): string | null {
  try {
    return encryption.encrypt(encryption.decrypt(sealed, purpose), purpose)
  } catch {
    return null
  }
}
