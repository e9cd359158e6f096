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
  /** A letter with a key is sent once for each kind and key. */
  readonly key?: string
}

/**
 * Puts a sealed letter in the outbox, in the caller's transaction, so that the letter and what it reports happen
 * together or not at all. Returns its id; null when it was not added.
 */
export async function enqueueLetter<Data extends LetterData>(
  deps: EnqueueDeps,
  tx: Executor,
  letter: NewLetter<Data>,
): Promise<string | null> {
  const [id] = await enqueueLetters(deps, tx, [letter])
  return id ?? null
}

/** Like `enqueueLetter`, for several letters; returns the ids of the added ones. */
export async function enqueueLetters<Data extends LetterData>(
  { encryption, clock }: EnqueueDeps,
  tx: Executor,
  letters: readonly NewLetter<Data>[],
): Promise<string[]> {
  const rows = letters
    // The address is empty when the buyer's account was erased.
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
