import type { Clock } from '@klarsikt/server/clock'
import type { Database } from '@klarsikt/server/database'
import type { Telemetry } from '@klarsikt/server/telemetry'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SmsState } from './states.js'
import { smsOutbox } from './tables.js'

export type SmsReport = {
  /** Our own id, from the address that was called. */
  readonly sms: string
  /** What the provider calls it. */
  readonly id: string
  readonly status: string
}

/** What the provider's words for the end of an SMS mean here; anything else is on the way. */
const ENDS: Readonly<Record<string, SmsState>> = { delivered: 'delivered', failed: 'undelivered' }

type ReportDeps = { readonly database: Database; readonly clock: Clock; readonly telemetry: Telemetry }

/**
 * Writes down what became of an SMS; false when there is no such one. It may come twice, and before the answer that the
 * SMS was taken: a text that has come to an end is not sent again, and its first end stays.
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
