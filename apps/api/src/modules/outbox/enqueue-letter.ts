import { randomUUID } from 'node:crypto'
import type { Clock } from '@klarsikt/core/lib'
import { type Executor, type Params, prepared } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { sql } from 'drizzle-orm'
import type { LetterData, LetterTemplate } from './letter-template.js'
import { receiverDigests, sealLetter } from './sealed-letter.js'
import { mailOutbox } from './tables.js'

export type EnqueueDeps = { readonly encryption: Encryption; readonly clock: Clock }

type NewLetter<Data extends LetterData> = {
  readonly template: LetterTemplate<Data>
  readonly to: string
  readonly data: Data
  /** With a key there is one letter of its kind for that key, however often it is asked for. */
  readonly key?: string
}

type NewRow = Pick<typeof mailOutbox.$inferInsert, 'id' | 'kind' | 'letter' | 'receiver'> & {
  key: string | null
  at: Date
}

const insertLetter = prepared('mail-enqueue', (orm, { id, kind, letter, receiver, key, at }: Params<NewRow>) =>
  orm
    .insert(mailOutbox)
    .values({ id, kind, letter, receiver, key, state: 'waiting', nextAt: at, createdAt: at })
    .onConflictDoNothing({ target: [mailOutbox.kind, mailOutbox.key], where: sql`key is not null` }),
)

/**
 * Puts a letter in the outbox, sealed, within the transaction of what it reports: both happen or neither. Answers its id there,
 * where nothing has to be one only; null where nothing is sent.
 */
export async function enqueueLetter<Data extends LetterData>(
  { encryption, clock }: EnqueueDeps,
  tx: Executor,
  { template, to, data, key }: NewLetter<Data>,
): Promise<string | null> {
  // The buyer of an order whose account is erased has no address any more.
  if (to === '') return null
  const letter = sealLetter(encryption, to, data)
  const [receiver] = receiverDigests(encryption, to)
  const id = randomUUID()
  await insertLetter(tx, { id, kind: template.name, letter, receiver, key: key ?? null, at: clock.now() })
  return id
}
