import { randomUUID } from 'node:crypto'
import type { Clock } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { LetterData, LetterTemplate } from './letter-template.js'
import { insertLetters } from './queries.js'
import { receiverDigests, sealLetter } from './sealed-letter.js'

export type EnqueueDeps = { readonly encryption: Encryption; readonly clock: Clock }

export type NewLetter<Data extends LetterData> = {
  readonly template: LetterTemplate<Data>
  readonly to: string
  readonly data: Data
  /** With a key there is one letter of its kind for that key, however often it is asked for. */
  readonly key?: string
}

/**
 * Puts a letter in the outbox, sealed, within the transaction of what it reports: both happen or neither. Answers its id there,
 * where nothing has to be one only; null where nothing is sent.
 */
export async function enqueueLetter<Data extends LetterData>(
  deps: EnqueueDeps,
  tx: Executor,
  letter: NewLetter<Data>,
): Promise<string | null> {
  const [id] = await enqueueLetters(deps, tx, [letter])
  return id ?? null
}

/** The same of several letters at once; answers the ids of those that are sent. */
export async function enqueueLetters<Data extends LetterData>(
  { encryption, clock }: EnqueueDeps,
  tx: Executor,
  letters: readonly NewLetter<Data>[],
): Promise<string[]> {
  const rows = letters
    // The buyer of an order whose account is erased has no address any more.
    .filter(({ to }) => to !== '')
    .map(({ template, to, data, key }) => ({
      id: randomUUID(),
      kind: template.name,
      key: key ?? null,
      letter: sealLetter(encryption, to, data),
      receiver: receiverDigests(encryption, to)[0],
    }))
  const column = <Value>(read: (row: (typeof rows)[number]) => Value) => rows.map(read)
  const ids = column(({ id }) => id)
  if (rows.length > 0)
    await insertLetters(
      tx,
      clock.now(),
      ids,
      column(({ kind }) => kind),
      column(({ key }) => key),
      column(({ letter }) => letter),
      column(({ receiver }) => receiver),
    )
  return ids
}
