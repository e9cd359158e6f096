import { stockholmDate } from '@klarsikt/core/calendar'
import { wholeOre } from '@klarsikt/core/money'
import { isChargeable } from '@klarsikt/core/payment'
import { type Executor, type Params, prepared } from '@klarsikt/server/database'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import pMap from 'p-map'
import type { Deps } from '../../../context.js'
import type { SubjectRef } from '../../../payment-subject.js'
import { stateIn } from '../../../state-sql.js'
import {
  type NewCharge,
  type SavedPaymentRow,
  advancePayment,
  canReadMeans,
  lockSavedPayments,
  openSnapshot,
  savedPaymentRow,
  startCharges,
} from '../../money/index.js'
import { declineDelivery } from './decline.js'
import { chargedOn } from './delivery-snapshot.js'
import { type BatchDone, inBatches } from './in-batches.js'
import { noteTries } from './queries.js'
import { lockDeliveries, type LockedDelivery } from './rows.js'
import { DUE } from './states.js'
import { lensDelivery, lensSubscription } from './tables.js'

/** The maximum number of deliveries that one round charges; the next round continues. */
const CHARGES_A_ROUND = 400
/**
 * The number of charges claimed together. It is low, because every claimed charge that the provider then does not
 * answer has to be looked up by itself.
 */
const CLAIMED_TOGETHER = 10
/** The number of claimed charges that are sent to the provider at the same time. */
const CHARGED_AT_ONCE = 5

/** A delivery as a payment subject. */
export const deliverySubject = (id: string): SubjectRef => ({ type: 'lens-delivery', id })

/** Charges the due deliveries. When the provider is away the round stops, and no try is counted. */
export async function chargeDeliveries(deps: Deps): Promise<number> {
  const today = stockholmDate(deps.clock.now())
  const due = await deps.database.orm
    .select({ id: lensDelivery.id })
    .from(lensDelivery)
    .where(and(stateIn(lensDelivery.state, [DUE]), lte(lensDelivery.tryOn, today)))
    .orderBy(asc(lensDelivery.tryOn), asc(lensDelivery.id))
    .limit(CHARGES_A_ROUND)
  return inBatches(deps, due, (ids) => chargeBatch(deps, ids), CLAIMED_TOGETHER)
}

/**
 * Claims a batch of charges in the database and then sends them to the provider. It stops when the provider is away.
 */
async function chargeBatch(deps: Deps, ids: readonly string[]): Promise<BatchDone> {
  const reachable = await withProvider(deps, ids)
  const isStopped = reachable.length < ids.length
  if (reachable.length === 0) return { count: 0, isStopped }
  const submissionIds = await deps.database.transaction((tx) => claimCharges(deps, tx, reachable))
  await pMap(submissionIds, (id) => advance(deps, id), { concurrency: CHARGED_AT_ONCE })
  return { count: reachable.length, isStopped }
}

/** Advances a claimed charge. After a failure the sweep continues with it, so the error is only logged. */
async function advance(deps: Deps, submissionId: string): Promise<void> {
  try {
    await advancePayment(deps, submissionId)
  } catch (error) {
    deps.log.error({ err: error, id: submissionId }, 'the charge of a lens delivery failed')
  }
}

const selectMeans = prepared('lens-delivery-means', (orm, { ids }: Params<{ ids: readonly string[] }>) =>
  orm
    .select({ id: lensDelivery.id, provider: savedPaymentRow.provider, token: savedPaymentRow.token })
    .from(lensDelivery)
    .innerJoin(lensSubscription, eq(lensSubscription.id, lensDelivery.subscriptionId))
    .leftJoin(savedPaymentRow, eq(savedPaymentRow.id, lensSubscription.savedPaymentId))
    .where(sql`${lensDelivery.id} = any(${ids})`),
)

/**
 * The deliveries whose provider answers. A charge that was claimed while the provider was away might need a person to
 * end it.
 */
async function withProvider(deps: Deps, ids: readonly string[]): Promise<string[]> {
  const rows = await selectMeans(deps.database, { ids })
  const byToken = Map.groupBy(rows, ({ provider, token }) => `${provider} ${token}`)
  const answers = await Promise.all(
    [...byToken.values()].map(async (of) => {
      const [means] = of
      if (!means || means.provider === null) return of
      return (await canReadMeans(deps, { ...means, provider: means.provider })) ? of : []
    }),
  )
  return answers.flat().map(({ id }) => id)
}

/** Claims the charges of due deliveries, and returns the submissions to advance. */
async function claimCharges(deps: Deps, tx: Executor, ids: readonly string[]): Promise<string[]> {
  const today = stockholmDate(deps.clock.now())
  const due = (await lockDeliveries(tx, ids)).filter(
    ({ delivery: { state, tryOn }, subscription: { customerId } }) =>
      state === DUE && tryOn !== null && tryOn <= today && customerId !== null,
  )
  if (due.length === 0) return []
  await noteTries(
    tx,
    today,
    due.map(({ delivery }) => delivery.id),
  )
  const means = await lockSavedPayments(
    tx,
    due.flatMap(({ subscription }) => subscription.savedPaymentId ?? []),
  )
  const charges = due.flatMap((one) => chargeOf(deps, one, means) ?? [])
  const started = await startCharges(deps, tx, charges)
  const claimed = new Set(charges.filter(({ key }) => started.has(key)).map(({ subject }) => subject.id))
  for (const { delivery } of due) if (!claimed.has(delivery.id)) await declineDelivery(deps, tx, delivery.id)
  return [...started.values()]
}

/** The charge of the customer's saved means of payment; null when it cannot be charged. */
function chargeOf(
  deps: Deps,
  { delivery, subscription: { customerId, savedPaymentId } }: LockedDelivery,
  means: ReadonlyMap<string, SavedPaymentRow>,
): NewCharge | null {
  const saved = savedPaymentId === null ? undefined : means.get(savedPaymentId)
  if (!saved || saved.customerId !== customerId || !isChargeable(saved, deps.clock.now())) return null
  return {
    subject: deliverySubject(delivery.id),
    key: `lens-delivery:${delivery.id}:${delivery.tries + 1}`,
    snapshot: chargedOn(openSnapshot(deps.encryption, delivery.snapshot), stockholmDate(deps.clock.now())),
    amount: wholeOre(delivery.total),
    saved,
  }
}
