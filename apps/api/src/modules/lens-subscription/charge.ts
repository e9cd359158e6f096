import { stockholmDate } from '@klarsikt/core/calendar'
import { wholeOre } from '@klarsikt/core/money'
import { isChargeable } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, lte } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import type { SubjectRef } from '../../payment-subject.js'
import { stateIn } from '../../state-sql.js'
import { advancePayment } from '../payment/advance.js'
import { canReadMeans } from '../payment/can-read-means.js'
import { lockSavedPayment } from '../payment/saved-payments.js'
import { openSnapshot } from '../payment/sealed-snapshot.js'
import { startCharge } from '../payment/start-charge.js'
import { savedPayment } from '../payment/tables.js'
import { type Done, eachAtOnce } from './at-once.js'
import { declineDelivery } from './decline.js'
import { type DeliveryRow, lockDelivery, lockSubscription } from './rows.js'
import { CHARGING, DUE } from './states.js'
import { lensDelivery, lensSubscription } from './tables.js'

/** Deliveries that one round charges; what is left is for the next. */
const CHARGES_A_ROUND = 100

/** What a delivery is as something that is paid for. */
export const deliverySubject = (id: string): SubjectRef => ({ type: 'lens-delivery', id })

/** Charges what is due. A provider that is away is left alone for this round, and no try is counted. */
export async function chargeDeliveries(deps: Deps): Promise<number> {
  const today = stockholmDate(deps.clock.now())
  const due = await deps.database.orm
    .select({ id: lensDelivery.id })
    .from(lensDelivery)
    .where(and(stateIn(lensDelivery.state, [DUE]), lte(lensDelivery.tryOn, today)))
    .orderBy(asc(lensDelivery.tryOn), asc(lensDelivery.id))
    .limit(CHARGES_A_ROUND)
  return eachAtOnce(deps, due, (id) => chargeDelivery(deps, id))
}

/** Charges one delivery: claimed in the database first, then asked for at the provider. Stops where that is away. */
async function chargeDelivery(deps: Deps, id: string): Promise<Done> {
  if (!(await isProviderThere(deps, id))) return 'stop'
  const submissionId = await deps.database.transaction((tx) => claimCharge(deps, tx, id))
  if (submissionId !== null) await advancePayment(deps, submissionId)
  return 'done'
}

/** What is claimed while the provider is away could only be given up by a person. */
async function isProviderThere(deps: Deps, id: string): Promise<boolean> {
  const saved = await findSaved(deps.database, id)
  return saved === null || canReadMeans(deps, saved)
}

async function findSaved({ orm }: Executor, id: string) {
  const [row] = await orm
    .select({ provider: savedPayment.provider, token: savedPayment.token })
    .from(lensDelivery)
    .innerJoin(lensSubscription, eq(lensSubscription.id, lensDelivery.subscriptionId))
    .innerJoin(savedPayment, eq(savedPayment.id, lensSubscription.savedPaymentId))
    .where(eq(lensDelivery.id, id))
  return row ?? null
}

/** The charge of a due delivery, claimed; null where there is nothing to ask the provider for. */
async function claimCharge(deps: Deps, tx: Executor, id: string): Promise<string | null> {
  const found = await lockDueDelivery(deps, tx, id)
  if (!found) return null
  const { delivery, customerId, savedPaymentId } = found
  const today = stockholmDate(deps.clock.now())
  const tried = { tries: delivery.tries + 1, firstTryOn: delivery.firstTryOn ?? today }
  await tx.orm
    .update(lensDelivery)
    .set({ ...tried, state: CHARGING, tryOn: null })
    .where(eq(lensDelivery.id, id))
  const saved = savedPaymentId === null ? null : await lockSavedPayment(tx, { customerId, id: savedPaymentId })
  const submissionId =
    saved && isChargeable(saved, deps.clock.now())
      ? await startCharge(deps, tx, {
          subject: deliverySubject(id),
          key: `lens-delivery:${id}:${tried.tries}`,
          snapshot: openSnapshot(deps.encryption, delivery.snapshot),
          amount: wholeOre(delivery.total),
          saved,
        })
      : null
  if (submissionId === null) await declineDelivery(deps, tx, id)
  return submissionId
}

/** A delivery that is due now, locked after its subscription. */
async function lockDueDelivery(
  deps: Deps,
  tx: Executor,
  id: string,
): Promise<{ delivery: DeliveryRow; customerId: string; savedPaymentId: string | null } | null> {
  const [known] = await tx.orm
    .select({ subscriptionId: lensDelivery.subscriptionId })
    .from(lensDelivery)
    .where(eq(lensDelivery.id, id))
  const subscription = known ? await lockSubscription(tx, known.subscriptionId) : null
  const delivery = await lockDelivery(tx, id)
  if (!subscription || subscription.customerId === null || delivery?.state !== DUE) return null
  if (delivery.tryOn === null || delivery.tryOn > stockholmDate(deps.clock.now())) return null
  return { delivery, customerId: subscription.customerId, savedPaymentId: subscription.savedPaymentId }
}
