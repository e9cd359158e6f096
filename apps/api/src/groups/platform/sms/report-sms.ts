import type { Clock } from '@klarsikt/server/clock'
import type { Database } from '@klarsikt/server/database'
import type { Telemetry } from '@klarsikt/server/telemetry'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SmsState } from './states.js'
import { smsOutbox } from './tables.js'

export type SmsReport = {
  /** The shop's id, from the called address. */
  readonly sms: string
  /** The provider's id. */
  readonly id: string
  readonly status: string
}

/** The provider's final statuses. With any other one the SMS is still on the way. */
const ENDS: Readonly<Record<string, SmsState>> = { delivered: 'delivered', failed: 'undelivered' }

type ReportDeps = { readonly database: Database; readonly clock: Clock; readonly telemetry: Telemetry }

/**
 * Records the delivery report of an SMS. Returns false when there is no such SMS. A report may come twice, or before
 * the answer to the sending. A finished SMS is not sent again, and its first result stays.
 */
export async function reportSms(
  { database, clock, telemetry }: ReportDeps,
  { sms, id, status }: SmsReport,
): Promise<boolean> {
  const state = Object.hasOwn(ENDS, status) ? ENDS[status] : undefined
  const isIt = and(eq(smsOutbox.id, sms), or(isNull(smsOutbox.providerId), eq(smsOutbox.providerId, id)))
  if (state !== undefined) {
    const now = clock.now()
    const { rowCount } = await database.orm
      .update(smsOutbox)
      .set({ state, reportedAt: now, providerId: id, sentAt: sql`coalesce(${smsOutbox.sentAt}, ${now})` })
      .where(and(isIt, inArray(smsOutbox.state, ['waiting', 'sent', 'failed'])))
    if (rowCount === 1) {
      telemetry.count('klarsikt.sms', { outcome: state })
      return true
    }
  }
  const [known] = await database.orm.select({ id: smsOutbox.id }).from(smsOutbox).where(isIt)
  return known !== undefined
}
