import { type AdvisoryLock, type Database, type Executor, lockInTransaction } from '../database/index.js'
import { SettingsError } from '../env/settings-error.js'
import { type Encryption, encryptionOf } from './encryption.js'
import { exportKey, importKey, type SecretKey, secretKey } from './secret-key.js'

/** An encrypted value of the database with its purpose. */
export type SealedSample = { readonly sealed: string; readonly purpose: string }

type Options = {
  readonly database: Pick<Database, 'transaction'>
  readonly secret: string
  /**
   * Secrets for decrypting only. During a change of secret this also holds the next one, because other processes
   * already use it.
   */
  readonly previous: readonly string[]
  /** Finds encrypted values of a database that is older than its table of keys. */
  readonly findSamples?: (tx: Executor) => Promise<readonly SealedSample[]>
}

type Row = { id: string; proof: string; wrapped: string | null }

const KEYS_LOCK: AdvisoryLock = { id: 7_226_505 }
const PROOF = 'secret_key.proof'
const WRAPPED = 'secret_key.wrapped'

const TABLE = [
  'create schema if not exists security',
  `create table if not exists security.secret_key (
     position integer generated always as identity primary key,
     id text not null unique,
     proof text not null,
     wrapped text,
     created_at timestamptz not null default now()
   )`,
]

/**
 * Opens the encrypted values of a database. The database lists every key that it was ever used with, each with a proof
 * text that only this key decrypts. A process whose secrets do not decrypt all proofs gets a SettingsError before it
 * reads or writes anything else. When the secret changes, the earlier keys are stored, encrypted with the new key, so
 * that old values stay readable.
 */
export async function openEncryption({ database, secret, previous, findSamples }: Options): Promise<Encryption> {
  const current = secretKey(secret)
  const given = [current, ...previous.map(secretKey)]
  return database.transaction(async (tx) => {
    await lockInTransaction(tx, KEYS_LOCK)
    for (const text of TABLE) await tx.query({ text })
    const { rows } = await tx.query<Row>({
      text: 'select id, proof, wrapped from security.secret_key order by position',
    })
    if (rows.length === 0) requireReadable(encryptionOf(current, given), await findSamples?.(tx))
    const known = openRows(rows, given)
    const encryption = encryptionOf(current, known)
    await tx.query({
      text: 'insert into security.secret_key (id, proof) values ($1, $2) on conflict (id) do nothing',
      values: [current.id, encryption.encrypt(current.id, PROOF)],
    })
    // Only keys before the current one are stored. The next key must never be stored encrypted with the key that it
    // replaces.
    const before = rows.slice(0, rows.findIndex(({ id }) => id === current.id) + 1 || rows.length)
    for (const { id, wrapped } of before) {
      const key = known.find((one) => one.id === id)
      if (!key || id === current.id || wrapped?.startsWith(encryption.sealedPrefix)) continue
      await tx.query({
        text: 'update security.secret_key set wrapped = $2 where id = $1',
        values: [id, encryption.encrypt(exportKey(key), WRAPPED)],
      })
    }
    return encryption
  })
}

/**
 * Returns all keys that the given ones decrypt, directly or step by step. Throws when a key of the database is not
 * among them.
 */
function openRows(rows: readonly Row[], given: readonly SecretKey[]): SecretKey[] {
  const known = [...given]
  // The newest key comes first, because each key encrypts the ones before it.
  for (const { id, wrapped } of rows.toReversed()) {
    if (known.some((key) => key.id === id) || wrapped === null) continue
    const [first] = known
    const key = first && tryOpen(encryptionOf(first, known), wrapped, WRAPPED)
    if (key) known.push(importKey(id, key))
  }
  const [first] = known
  const missing = rows.filter(({ id, proof }) => !first || tryOpen(encryptionOf(first, known), proof, PROOF) !== id)
  if (missing.length === 0) return known
  const ids = missing.map(({ id }) => id).join(', ')
  throw new SettingsError(
    missing.length === rows.length
      ? `KLARSIKT_SECRET is not the secret of this database (its key is ${ids}). Nothing was changed. Start with the secret that the database was made with; without it, gift cards, orders and letters in it cannot be read.`
      : `Values in this database are sealed with a key that is missing here (${ids}). Name its secret in KLARSIKT_SECRET_PREVIOUS, or start with it as KLARSIKT_SECRET.`,
  )
}

function requireReadable(encryption: Encryption, samples: readonly SealedSample[] = []): void {
  if (samples.every(({ sealed, purpose }) => tryOpen(encryption, sealed, purpose) !== null)) return
  throw new SettingsError(
    'KLARSIKT_SECRET is not the secret of this database: what is sealed in it cannot be opened. Nothing was changed. Start with the secret that the database was made with.',
  )
}

function tryOpen(encryption: Encryption, sealed: string, purpose: string): string | null {
  try {
    return encryption.decrypt(sealed, purpose)
  } catch {
    return null
  }
}
