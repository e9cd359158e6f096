import type { Clock } from '@klarsikt/core/lib'
import type { Database } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { Log } from '@klarsikt/server/log'
import type { MailSender } from '../../providers/mail/port.js'
import { openLetter } from './outbox.js'

export type MailDeps = {
  readonly database: Database
  readonly encryption: Encryption
  readonly clock: Clock
  readonly log: Log
  readonly mail: MailSender
  readonly shopUrl: () => string
}

/** Letters taken in one round. */
const BATCH = 10
/** A letter belongs to whoever took it for this long, milliseconds. */
const LEASE_MS = 60_000
/** Pauses between tries, milliseconds; after the last the letter counts as failed. */
const PAUSES_MS = [5_000, 15_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000]

/**
 * Sends what waits. A kill between sending and noting it sends the letter again: at least once, under the same
 * Message-ID, by which the receiver knows it as one.
 */
export async function sendOutbox(deps: MailDeps): Promise<number> {
  const now = deps.clock.now()
  const { rows } = await deps.database.query<{ id: string; letter: string; attempts: number }>({
    name: 'mail-take',
    text: `update mail_outbox set next_at = $2, attempts = attempts + 1 where id in (
             select id from mail_outbox where state = 'waiting' and next_at <= $1 order by next_at limit ${BATCH} for update skip locked
           ) returning id, letter, attempts`,
    values: [now, new Date(now.getTime() + LEASE_MS)],
  })
  for (const row of rows) await sendOne(deps, row)
  return rows.length
}

async function sendOne(
  deps: MailDeps,
  { id, letter, attempts }: { id: string; letter: string; attempts: number },
): Promise<void> {
  const host = new URL(deps.shopUrl()).hostname
  const sent = await deps.mail.send({ ...openLetter(deps.encryption, letter), messageId: `<${id}@${host}>` })
  const now = deps.clock.now()
  if (sent.ok) {
    await deps.database.query({
      text: `update mail_outbox set state = 'sent', sent_at = $2 where id = $1`,
      values: [id, now],
    })
    return
  }
  const pause = PAUSES_MS[attempts - 1]
  const failed = sent.error === 'never' || pause === undefined
  deps.log.warn({ letter: id, attempts, failed }, 'a letter could not be sent')
  await deps.database.query({
    text: 'update mail_outbox set state = $2, next_at = $3 where id = $1',
    values: [id, failed ? 'failed' : 'waiting', new Date(now.getTime() + (pause ?? 0))],
  })
}
