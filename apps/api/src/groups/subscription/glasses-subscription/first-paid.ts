import type { PlainDate } from '@klarsikt/core/calendar'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, gt, min } from 'drizzle-orm'
import { glassesSubscriptionMonth } from './tables.js'

/** The first day of the first month that was not free; null while there is none. */
export async function findFirstPaid({ orm }: Executor, subscriptionId: string): Promise<PlainDate | null> {
  const { startsOn, amount } = glassesSubscriptionMonth
  const isPaid = and(eq(glassesSubscriptionMonth.subscriptionId, subscriptionId), gt(amount, 0))
  const [row] = await orm
    .select({ day: min(startsOn) })
    .from(glassesSubscriptionMonth)
    .where(isPaid)
  return row?.day ?? null
}
