import { err, type Clock, type Result } from '@klarsikt/core/lib'
import { type Database, type Executor, type Params, prepared } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { Log } from '@klarsikt/server/log'
import type { Telemetry } from '@klarsikt/server/telemetry'
import { and, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import type { MailFailure, MailSender } from '../../../providers/mail/port.js'
import type { ApiSettings } from '../../../settings.js'
import type { LetterTemplate } from './letter-template.js'
import { openLetter } from './sealed-letter.js'
import { letterOutbox } from './tables.js'

export type MailDeps = {
  readonly database: Database
  readonly encryption: Encryption
  readonly clock: Clock
  readonly log: Log
  readonly telemetry: Telemetry
  readonly mail: MailSender
  readonly templates: readonly LetterTemplate[]
  readonly settings: Pick<ApiSettings, 'publicUrl' | 'serviceEmail'>
}

/** The number of letters that one round takes. */
const BATCH = 10
/** How long a letter belongs to the process that took it, in ms. */
const LEASE_MS = 60_000
/** The pauses between tries, in ms. After the last one the letter counts as failed. */
const PAUSES_MS = [5_000, 15_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000]

type Taken = Pick<typeof letterOutbox.$inferSelect, 'id' | 'kind' | 'letter' | 'attempts'>

const claimLetters = prepared('mail-claim', (orm, { now, lease }: Params<{ now: Date; lease: Date }>) =>
  orm
    .update(letterOutbox)
    .set({ nextAt: sql`${lease}`, attempts: sql`${letterOutbox.attempts} + 1` })
    .where(
      inArray(
        letterOutbox.id,
        orm
          .select({ id: letterOutbox.id })
          .from(letterOutbox)
          .where(and(eq(letterOutbox.state, 'waiting'), lte(letterOutbox.nextAt, now)))
          .orderBy(letterOutbox.nextAt)
          .limit(BATCH)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning({
      id: letterOutbox.id,
      kind: letterOutbox.kind,
      letter: letterOutbox.letter,
      attempts: letterOutbox.attempts,
    }),
)

/**
 * Sends the waiting letters. When the process dies between sending and recording it, the letter is sent again with the
 * same Message-ID, by which receivers recognise it.
 */
export async function sendOutbox(deps: MailDeps): Promise<number> {
  const now = deps.clock.now()
  const rows = await claimLetters(deps.database, { now, lease: new Date(now.getTime() + LEASE_MS) })
  for (const row of rows) await sendOne(deps, row)
  return rows.length
}

async function sendOne(deps: MailDeps, row: Taken): Promise<void> {
  const { id, attempts } = row
  const sent = await writeAndSend(deps, row)
  const now = deps.clock.now()
  const update = (values: Partial<typeof letterOutbox.$inferInsert>) =>
    deps.database.orm.update(letterOutbox).set(values).where(eq(letterOutbox.id, id))
  if (sent.ok) {
    deps.telemetry.count('klarsikt.letters', { outcome: 'sent' })
    return void (await update({ state: 'sent', sentAt: now }))
  }
  const pause = PAUSES_MS[attempts - 1]
  const failed = sent.error === 'never' || pause === undefined
  deps.telemetry.count('klarsikt.letters', { outcome: failed ? 'failed' : 'postponed' })
  deps.log.warn({ letter: id, attempts, failed }, 'a letter could not be sent')
  await update({ state: failed ? 'failed' : 'waiting', nextAt: new Date(now.getTime() + (pause ?? 0)) })
}

/** Renders and sends a letter. An error while rendering is logged, so that it does not hold up other letters. */
async function writeAndSend(deps: MailDeps, row: Taken): Promise<Result<void, MailFailure>> {
  const { publicUrl, serviceEmail } = deps.settings
  try {
    const letter = openLetter(deps.encryption, deps.templates, { shopUrl: publicUrl, serviceEmail }, row)
    return await deps.mail.send({ ...letter, messageId: `<${row.id}@${new URL(publicUrl).hostname}>` })
  } catch (error) {
    deps.log.error({ err: error, letter: row.id, kind: row.kind }, 'a letter could not be written')
    return err('later')
  }
}

/** Erases the text of sent and failed letters. */
export async function forgetSentLetters({ orm }: Executor, before: Date): Promise<number> {
  const { rowCount } = await orm
    .update(letterOutbox)
    .set({ letter: '', receiver: null })
    .where(and(lt(letterOutbox.createdAt, before), ne(letterOutbox.letter, ''), ne(letterOutbox.state, 'waiting')))
  return rowCount ?? 0
}
