import { stockholmDate } from '@klarsikt/core/calendar'
import { glassesSubscriptionStates, hasPaid, subscriptionYear } from '@klarsikt/core/glasses-subscription'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { negate, wholeOre } from '@klarsikt/core/money'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { ACCOUNTS, book } from '../../money/index.js'
import { audit } from '../../platform/index.js'
import { makeGiftCard } from '../../sale/index.js'
import { lockSubscription, type OwnSubscription, type SubscriptionRow } from './find.js'
import { findFirstPaid } from './first-paid.js'
import { sealCard } from './sealed.js'
import { glassesSubscriptionExchange } from './tables.js'

type Exchanged = Result<
  SubscriptionRow,
  | 'glasses-subscription.not-found'
  | 'glasses-subscription.not-active'
  | 'glasses-subscription.exchange-used'
  | 'glasses-subscription.exchange-unpaid'
>

const EXCHANGED = glassesSubscriptionStates.to('activate')

/**
 * Takes this subscription year's exchange: a gift card of its amount, which pays for new glasses on the web. There is
 * one a year. The year's row makes a second one fail.
 */
export function exchange(
  deps: Pick<Deps, 'database' | 'clock' | 'encryption'>,
  { customerId, id }: OwnSubscription,
): Promise<Exchanged> {
  const { database, clock, encryption } = deps
  return database.transaction(async (tx): Promise<Exchanged> => {
    const row = await lockSubscription(tx, id)
    if (row?.customerId !== customerId) return err('glasses-subscription.not-found')
    if (row.state !== EXCHANGED || row.startedOn === null) return err('glasses-subscription.not-active')
    const now = clock.now()
    const today = stockholmDate(now)
    const { startsOn } = subscriptionYear(row.startedOn, today)
    const used = await tx.orm.$count(
      glassesSubscriptionExchange,
      and(eq(glassesSubscriptionExchange.subscriptionId, id), eq(glassesSubscriptionExchange.yearStartsOn, startsOn)),
    )
    if (used > 0) return err('glasses-subscription.exchange-used')
    if (!hasPaid(await findFirstPaid(tx, id), today)) return err('glasses-subscription.exchange-unpaid')
    const amount = wholeOre(row.exchangeAmount)
    const reference = `glasses-subscription:${id}:${startsOn}`
    const { number, pin, validUntil } = await makeGiftCard({ encryption, clock }, tx, { amount, reference })
    await tx.orm.insert(glassesSubscriptionExchange).values({
      subscriptionId: id,
      yearStartsOn: startsOn,
      exchangedOn: today,
      amount,
      card: sealCard(encryption, { number, pin, validUntil }),
    })
    await book(tx, {
      event: `glasses-subscription-exchange:${id}:${startsOn}`,
      orderNumber: id,
      at: now,
      postings: [
        { account: ACCOUNTS.exchanges, amount },
        { account: ACCOUNTS.giftCards, amount: negate(amount) },
      ],
    })
    await audit(tx, now, { action: 'glasses-subscription.exchanged', subject: 'glasses-subscription', id })
    return ok(row)
  })
}
