import { stockholmDate } from '@klarsikt/core/calendar'
import { lensSubscriptionStates, wokenSchedule } from '@klarsikt/core/lens-subscription'
import { err, ok } from '@klarsikt/core/lib'
import { isChargeable } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { listSavedPayments } from '../../money/index.js'
import { findCustomer } from '../../person/index.js'
import { readFacts } from '../../sale/index.js'
import { insertLensSubscription } from './begin.js'
import type { Changed } from './change.js'
import { describeSubscription } from './describe.js'
import type { StartRefusal } from './move.js'
import { notifyStarted } from './notify.js'
import { isDeliverable } from './price-deliveries.js'
import { lockSubscription, type OwnSubscription, readLines, type SubscriptionRow } from './rows.js'
import { recreatedSource } from './source.js'
import { lensSubscription } from './tables.js'

type Refusal = 'subscription.not-found' | StartRefusal

/**
 * Makes a new subscription like an ended one, at today's prices. A second press returns the first one's subscription
 * [LENS-006].
 */
export async function recreateSubscription(deps: Deps, { customerId, id }: OwnSubscription): Promise<Changed<Refusal>> {
  return deps.database.transaction(async (tx): Promise<Changed<Refusal>> => {
    const row = await lockSubscription(tx, id)
    if (!row || row.customerId !== customerId || !lensSubscriptionStates.isFinal(row.state))
      return err('subscription.not-found')
    const made = (await findMade(tx, row)) ?? (await make(deps, tx, row, customerId))
    if (typeof made !== 'string') return ok({ success: true, data: await describeSubscription(deps, tx, made) })
    return err(made)
  })
}

async function findMade(tx: Executor, { id }: SubscriptionRow): Promise<SubscriptionRow | null> {
  const source = eq(lensSubscription.source, recreatedSource(id))
  const [row] = await tx.orm.select().from(lensSubscription).where(source)
  return row ?? null
}

async function make(
  deps: Deps,
  tx: Executor,
  row: SubscriptionRow,
  customerId: string,
): Promise<SubscriptionRow | StartRefusal> {
  const now = deps.clock.now()
  const chargeable = (await listSavedPayments(tx, customerId)).filter((one) => isChargeable(one, now))
  const saved = chargeable.find((one) => one.id === row.savedPaymentId) ?? chargeable.at(-1)
  if (!saved) return 'saved-payment.unusable'
  const lines = await readLines(tx, [row.id])
  const facts = await readFacts(
    tx,
    lines.map(({ skuId }) => skuId),
    now,
  )
  const sold = lines.flatMap(({ skuId, articleId, quantity, eyes }) => {
    const fact = facts.get(skuId)
    return fact && isDeliverable(fact) ? [{ skuId, articleId, quantity, eyes, agreed: fact.subscriptionAmount }] : []
  })
  if (sold.length === 0) return 'subscription.nothing-to-deliver'
  const id = await insertLensSubscription(deps, tx, {
    source: recreatedSource(row.id),
    customerId,
    savedPaymentId: saved.id,
    deliveryMethod: row.deliveryMethod,
    address: row.address,
    schedule: wokenSchedule(stockholmDate(now), row.interval),
    period: 1,
    lines: sold,
  })
  if (id === null) throw new Error(`The lens subscription ${row.id} was made again by two at once`)
  const customer = await findCustomer(tx, deps.encryption, customerId)
  if (customer) await notifyStarted(deps, tx, { id, buyer: customer.profile, isAgain: true })
  return (await lockSubscription(tx, id)) as SubscriptionRow
}
