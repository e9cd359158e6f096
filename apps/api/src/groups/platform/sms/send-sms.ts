import { err, type Result } from '@klarsikt/core/lib'
import { smsTime } from '@klarsikt/core/sms'
import type { Clock } from '@klarsikt/server/clock'
import { type Database, type Executor, type Params, prepared } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { Log } from '@klarsikt/server/log'
import type { Telemetry } from '@klarsikt/server/telemetry'
import { and, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import type { SmsFailure, SmsSender, TakenSms } from '../../../providers/sms/port.js'
import type { ApiSettings } from '../../../settings.js'
import { reportAddress } from './report-address.js'
import { openSms } from './sealed-sms.js'
import { smsOutbox } from './tables.js'

export type SmsDeps = {
  readonly database: Database
  readonly encryption: Encryption
  readonly clock: Clock
  readonly log: Log
  readonly telemetry: Telemetry
  readonly sms: SmsSender
  readonly settings: Pick<ApiSettings, 'publicUrl'>
}

/** The maximum number of SMS that one round sends. */
const SMS_A_ROUND = 10
/**
 * How long to wait for the delivery report of an SMS whose answer was lost, in ms. An SMS belongs to its sending
 * process for the same time, because a process that dies has lost its answer too.
 */
const REPORT_WAIT_MS = 600_000
/** The pauses between tries, in ms. After the last one the SMS counts as failed. */
const PAUSES_MS = [5_000, 15_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000]

type Taken = Pick<typeof smsOutbox.$inferSelect, 'id' | 'kind' | 'message' | 'attempts'>

/** Takes one SMS at a time, so that a process that dies loses the answer of one and not of ten. */
const takeSms = prepared('sms-take', (orm, { now, lease }: Params<{ now: Date; lease: Date }>) =>
  orm
    .update(smsOutbox)
    .set({ nextAt: sql`${lease}`, attempts: sql`${smsOutbox.attempts} + 1` })
    .where(
      inArray(
        smsOutbox.id,
        orm
          .select({ id: smsOutbox.id })
          .from(smsOutbox)
          .where(and(eq(smsOutbox.state, 'waiting'), lte(smsOutbox.nextAt, now)))
          .orderBy(smsOutbox.nextAt)
          .limit(1)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning({
      id: smsOutbox.id,
      kind: smsOutbox.kind,
      message: smsOutbox.message,
      attempts: smsOutbox.attempts,
    }),
)

/**
 * Sends waiting SMS, at least once. The provider has no idempotency keys, so an SMS whose answer was lost may have been
 * sent. It waits ten minutes for its delivery report, which names it by the shop's id, and is only then sent again. It
 * arrives twice only if both the answer and the report were lost.
 */
export async function sendWaitingSms(deps: SmsDeps): Promise<number> {
  let sent = 0
  while (sent < SMS_A_ROUND) {
    const now = deps.clock.now()
    const [row] = await takeSms(deps.database, { now, lease: new Date(now.getTime() + REPORT_WAIT_MS) })
    if (!row) break
    await sendOne(deps, row)
    sent += 1
  }
  return sent
}

/** Sends one SMS. One that a dead process has left for the night waits until the morning. */
async function sendOne(deps: SmsDeps, row: Taken): Promise<void> {
  const { id, kind, attempts } = row
  const takenAt = deps.clock.now()
  const earliest = smsTime(kind, takenAt)
  if (earliest > takenAt)
    return void (await deps.database.orm
      .update(smsOutbox)
      .set({ nextAt: earliest, attempts: attempts - 1 })
      .where(eq(smsOutbox.id, id)))
  const taken = await openAndSend(deps, row)
  const now = deps.clock.now()
  // A report that came before the answer knows more, so it is not overwritten.
  const update = (values: Partial<typeof smsOutbox.$inferInsert>) =>
    deps.database.orm
      .update(smsOutbox)
      .set(values)
      .where(and(eq(smsOutbox.id, id), eq(smsOutbox.state, 'waiting')))
  if (taken.ok) {
    deps.telemetry.count('klarsikt.sms', { outcome: 'sent' })
    return void (await update({ state: 'sent', sentAt: now, providerId: taken.value.id }))
  }
  const pause = PAUSES_MS[attempts - 1]
  const failed = taken.error === 'never' || pause === undefined
  deps.telemetry.count('klarsikt.sms', { outcome: failed ? 'failed' : 'postponed' })
  deps.log.warn({ sms: id, attempts, failed, reason: taken.error }, 'an SMS could not be sent')
  const wait = taken.error === 'unknown' ? Math.max(pause ?? 0, REPORT_WAIT_MS) : (pause ?? 0)
  await update({ state: failed ? 'failed' : 'waiting', nextAt: smsTime(kind, new Date(now.getTime() + wait)) })
}

/** Opens and sends an SMS. An error while opening is logged, so that it does not hold up the others. */
async function openAndSend(deps: SmsDeps, { id, kind, message }: Taken): Promise<Result<TakenSms, SmsFailure>> {
  const { encryption, sms, settings } = deps
  try {
    const reportUrl = reportAddress(encryption, settings.publicUrl, sms.provider, id)
    return await sms.send({ ...openSms(encryption, message), reportUrl })
  } catch (error) {
    deps.log.error({ err: error, sms: id, kind }, 'an SMS could not be opened')
    return err('later')
  }
}

/** Erases the number and text of sent and failed SMS. */
export async function forgetSentSms({ orm }: Executor, before: Date): Promise<number> {
  const { rowCount } = await orm
    .update(smsOutbox)
    .set({ message: '', customerId: null })
    .where(and(lt(smsOutbox.createdAt, before), ne(smsOutbox.message, ''), ne(smsOutbox.state, 'waiting')))
  return rowCount ?? 0
}
