import { randomUUID } from 'node:crypto'
import type { Clock } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { OutgoingMail } from '../../providers/mail/port.js'

/** A letter without its id, which the outbox gives it. */
export type Letter = Omit<OutgoingMail, 'messageId'>

const PURPOSE = 'mail_outbox.letter'

/**
 * Puts a letter in the outbox within the transaction of what it tells about: both happen or neither. With a key there is
 * one letter of its kind for that key, however often it is asked for.
 */
export async function enqueueLetter(
  deps: { readonly encryption: Encryption; readonly clock: Clock },
  tx: Executor,
  kind: string,
  letter: Letter,
  key: string | null = null,
): Promise<void> {
  await tx.query({
    name: 'mail-enqueue',
    text: `insert into mail_outbox (id, kind, letter, state, next_at, created_at, key) values ($1, $2, $3, 'waiting', $4, $4, $5)
           on conflict (kind, key) where key is not null do nothing`,
    values: [randomUUID(), kind, deps.encryption.encrypt(JSON.stringify(letter), PURPOSE), deps.clock.now(), key],
  })
}

export function openLetter(encryption: Encryption, sealed: string): Letter {
  return JSON.parse(encryption.decrypt(sealed, PURPOSE)) as Letter
}
