import { randomInt } from 'node:crypto'
import { stockholmDate } from '@klarsikt/core/calendar'
import {
  campaignOn,
  glassesSubscriptionStates,
  LEVEL_TERMS,
  type SubscriptionLevel,
} from '@klarsikt/core/glasses-subscription'
import type { Clock } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { audit } from '../../platform/index.js'
import type { SubscriptionRow } from './find.js'
import { glassesSubscription, glassesSubscriptionSigning } from './tables.js'

/** Numbers have eight digits and do not begin with 0. */
const NUMBERS = { from: 10_000_000, below: 100_000_000 } as const

/** The price and content of a level today, with the current campaign. */
function levelColumns(level: SubscriptionLevel, now: Date) {
  const { monthlyPrice, exchangeAmount } = LEVEL_TERMS[level]
  const campaign = campaignOn(stockholmDate(now))
  return {
    level,
    monthlyPrice,
    exchangeAmount,
    campaign: campaign?.id ?? null,
    campaignMonths: campaign?.freeMonths ?? 0,
  }
}

type NewSubscription = { readonly level: SubscriptionLevel } & Partial<
  Pick<SubscriptionRow, 'customerId' | 'storeId' | 'personalNumber' | 'personalNumberDigest'>
>

/** Inserts a subscription that waits for its signature. */
export async function insertGlassesSubscription(
  tx: Executor,
  clock: Clock,
  { level, ...of }: NewSubscription,
): Promise<SubscriptionRow> {
  const now = clock.now()
  for (;;) {
    const [row] = await tx.orm
      .insert(glassesSubscription)
      .values({
        ...levelColumns(level, now),
        ...of,
        id: String(randomInt(NUMBERS.from, NUMBERS.below)),
        state: glassesSubscriptionStates.initial,
        createdAt: now,
      })
      .onConflictDoNothing({ target: glassesSubscription.id })
      .returning()
    if (!row) continue
    await audit(tx, now, { action: `glasses-subscription.${row.state}`, subject: 'glasses-subscription', id: row.id })
    return row
  }
}

/** Changes the level of an unsigned subscription. A signature in progress ends, because it is for another content. */
export async function changeLevel(
  tx: Executor,
  clock: Clock,
  row: SubscriptionRow,
  level: SubscriptionLevel,
): Promise<SubscriptionRow> {
  if (row.level === level) return row
  const changes = levelColumns(level, clock.now())
  await tx.orm.update(glassesSubscription).set(changes).where(eq(glassesSubscription.id, row.id))
  await tx.orm.delete(glassesSubscriptionSigning).where(eq(glassesSubscriptionSigning.subscriptionId, row.id))
  return { ...row, ...changes }
}
