import type { LensDelivery, LensSubscription, LensSubscriptionSummary } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import {
  addressOn,
  deliveryDates,
  earliestChoice,
  isDelivering,
  latestChoice,
  LENS_DELIVERY_MESSAGES,
  lensSubscriptionStates,
  lensSubscriptionText,
  SUBSCRIPTION_INTERVAL_NAMES,
  SUBSCRIPTION_STATUS_OF,
} from '@klarsikt/core/lens-subscription'
import { kronor, wholeOre } from '@klarsikt/core/money'
import { type Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { storeNameIn } from '../../catalogue/index.js'
import { describeSaved, findSavedPayment } from '../../money/index.js'
import { readFacts } from '../../sale/index.js'
import { describeLine, skusOf, totalOf } from './describe-line.js'
import {
  type DeliveryRow,
  openAddress,
  openTemporary,
  readDeliveries,
  readLines,
  type SubscriptionRow,
} from './rows.js'
import { recreatedSource } from './source.js'
import { CHARGING, DUE } from './states.js'
import { lensSubscription } from './tables.js'

type DescribeDeps = Pick<Deps, 'clock' | 'encryption' | 'catalogue'>

/** Describes a subscription for its customer. The next delivery is computed as its processing would do it. */
export async function describeSubscription(
  deps: DescribeDeps,
  executor: Executor,
  row: SubscriptionRow,
): Promise<LensSubscription> {
  const now = deps.clock.now()
  const today = stockholmDate(now)
  const lines = await readLines(executor, [row.id])
  const facts = await readFacts(executor, skusOf(lines), now)
  const described = lines.map((line) => describeLine(deps, line, { facts, row, today }))
  const address = openAddress(deps.encryption, row.address)
  const temporaryAddress = openTemporary(deps.encryption, row.temporaryAddress)
  const { nextOn, announcedOn } = row
  const dates = nextOn === null ? null : deliveryDates(nextOn, { today, announcedOn })
  return {
    ...statusOf(row),
    interval: row.interval,
    intervalText: SUBSCRIPTION_INTERVAL_NAMES[row.interval](),
    nextDelivery:
      nextOn === null || dates === null
        ? null
        : {
            day: nextOn,
            processOn: dates.chargeOn,
            sendOn: dates.sendOn,
            changeUntil: dates.changeUntil,
            toTemporaryAddress: addressOn(address, temporaryAddress, dates.sendOn) === temporaryAddress,
          },
    choosableDays: { from: earliestChoice(today), to: latestChoice(today) },
    address,
    temporaryAddress,
    lines: described,
    total: totalOf(described),
    payment: await paymentOf(executor, row, now),
    deliveries: (await readDeliveries(executor, [row.id])).map(describeDelivery),
    actions: actionsOf(row),
    soldIn: row.sellerStoreId === null ? null : storeNameIn(deps.catalogue.state, row.sellerStoreId),
    recreatedAs: await recreatedAs(executor, row),
  }
}

/** Describes subscriptions for a list. */
export async function describeSubscriptions(
  deps: DescribeDeps,
  executor: Executor,
  rows: readonly SubscriptionRow[],
): Promise<LensSubscriptionSummary[]> {
  const now = deps.clock.now()
  const today = stockholmDate(now)
  const ids = rows.map(({ id }) => id)
  const lines = await readLines(executor, ids)
  const facts = await readFacts(executor, skusOf(lines), now)
  const linesOf = Map.groupBy(lines, (line) => line.subscriptionId)
  const deliveriesOf = Map.groupBy(await readDeliveries(executor, ids), (one) => one.subscriptionId)
  return rows.map((row) => {
    const described = (linesOf.get(row.id) ?? []).map((line) => describeLine(deps, line, { facts, row, today }))
    const declined = (deliveriesOf.get(row.id) ?? []).find((one) => one.state === DUE && one.tries > 0)
    return {
      ...statusOf(row),
      intervalText: SUBSCRIPTION_INTERVAL_NAMES[row.interval](),
      nextDelivery: row.nextOn,
      goods: described.map(({ brand, description, quantity }) => ({
        description: `${brand} ${description}`.trim(),
        quantity,
      })),
      media: described[0]?.media ?? null,
      total: totalOf(described),
      nextTryOn: declined?.tryOn ?? null,
    }
  })
}

function statusOf({ id, state }: SubscriptionRow) {
  return { id, state, status: SUBSCRIPTION_STATUS_OF[state], statusText: lensSubscriptionText(state) }
}

async function paymentOf(executor: Executor, { savedPaymentId }: SubscriptionRow, now: Date) {
  if (savedPaymentId === null) return null
  const saved = await findSavedPayment(executor, savedPaymentId)
  return saved ? describeSaved(saved, now) : null
}

function describeDelivery({ day, state, total, orderNumber, tryOn, tries, soldOut }: DeliveryRow): LensDelivery {
  return {
    day,
    state,
    stateText: LENS_DELIVERY_MESSAGES[state](),
    total: kronor(wholeOre(total)),
    orderNumber,
    nextTryOn: state !== CHARGING && tries > 0 ? tryOn : null,
    soldOut: [...soldOut],
  }
}

function actionsOf({ state }: SubscriptionRow): LensSubscription['actions'] {
  const moves = (['activate', 'pause', 'cancel'] as const).filter((action) => lensSubscriptionStates.can(state, action))
  if (isDelivering(state)) return [...moves, 'skip']
  return lensSubscriptionStates.isFinal(state) ? ['recreate'] : moves
}

async function recreatedAs({ orm }: Executor, row: SubscriptionRow): Promise<string | null> {
  if (!lensSubscriptionStates.isFinal(row.state)) return null
  const [again] = await orm
    .select({ id: lensSubscription.id })
    .from(lensSubscription)
    .where(eq(lensSubscription.source, recreatedSource(row.id)))
  return again?.id ?? null
}
