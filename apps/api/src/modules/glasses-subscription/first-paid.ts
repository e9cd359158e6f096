import type { PlainDate } from '@klarsikt/core/calendar'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, gt, min } from 'drizzle-orm'
import { glassesSubscriptionMonth } from './tables.js'

/** The day on which the first month of a subscription began that cost something; null while none has. */
export async function findFirstPaid({ orm }: Executor, subscriptionId: string): Promise<PlainDate | null> {
  const { startsOn, amount } = glassesSubscriptionMonth
  const isPaid = and(eq(glassesSubscriptionMonth.subscriptionId, subscriptionId), gt(amount, 0))
  const [row] = await orm
    .select({ day: min(startsOn) })
    .from(glassesSubscriptionMonth)
    .where(isPaid)
  return row?.day ?? null
}
