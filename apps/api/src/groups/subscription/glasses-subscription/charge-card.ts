import { stockholmDate } from '@klarsikt/core/calendar'
import { isPayableOnline } from '@klarsikt/core/invoice'
import { isChargeHour } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, lte, or } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { canReadMeans, chargeInvoice, findInvoices, findOpen, savedPaymentRow, subjectOf } from '../../money/index.js'
import { isUnderMaintenance } from '../../platform/index.js'
import { type ChargeRow, endTry, type TryEnd } from './end-try.js'
import { lockSubscription, type SubscriptionRow } from './find.js'
import { CHARGING, DUE } from './states.js'
import { glassesSubscription, glassesSubscriptionCharge } from './tables.js'

/** The maximum number of charges in one round; the next round continues. */
const CHARGES_A_ROUND = 50

/**
 * Charges the invoices of months to saved cards, in the daytime only. Several processes may run it at once: each try is
 * claimed in the database and has its own key at the provider, so an interrupted try is continued and never charged
 * twice.
 */
export async function chargeCards(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  if (!isChargeHour(now) || deps.payments.defaultMethod === null) return 0
  if (await isUnderMaintenance(deps.database)) return 0
  const { invoiceNumber, state, tryOn, createdAt } = glassesSubscriptionCharge
  const isDue = and(stateIn(state, [DUE]), lte(tryOn, stockholmDate(now)))
  const rows = await deps.database.orm
    .select({ invoiceNumber })
    .from(glassesSubscriptionCharge)
    .where(or(isDue, stateIn(state, [CHARGING])))
    .orderBy(asc(createdAt), asc(invoiceNumber))
    .limit(CHARGES_A_ROUND)
  let charged = 0
  for (const row of rows) {
    if (!(await isProviderThere(deps, row.invoiceNumber))) break
    await tryCharge(deps, row.invoiceNumber)
    charged++
  }
  return charged
}

/** Whether the provider answers. A charge that was claimed while it was away might need a person to end it. */
async function isProviderThere(deps: Deps, number: string): Promise<boolean> {
  const [saved] = await deps.database.orm
    .select({ provider: savedPaymentRow.provider, token: savedPaymentRow.token })
    .from(glassesSubscriptionCharge)
    .innerJoin(glassesSubscription, eq(glassesSubscription.id, glassesSubscriptionCharge.subscriptionId))
    .innerJoin(savedPaymentRow, eq(savedPaymentRow.id, glassesSubscription.savedPaymentId))
    .where(eq(glassesSubscriptionCharge.invoiceNumber, number))
  return saved === undefined || canReadMeans(deps, saved)
}

async function tryCharge(deps: Deps, number: string): Promise<void> {
  const claimed = await deps.database.transaction((tx) => claimTry(deps, tx, number))
  if (claimed === null) return
  const { charge, subscription } = claimed
  const end = await charged(deps, charge, subscription)
  if (end !== null) await deps.database.transaction((tx) => endTry(deps, tx, charge, end))
}

/** Claims a due try, or continues the one in progress; null when there is nothing to charge. */
async function claimTry(
  { clock, database }: Deps,
  tx: Executor,
  number: string,
): Promise<{ readonly charge: ChargeRow; readonly subscription: SubscriptionRow } | null> {
  const isOwn = eq(glassesSubscriptionCharge.invoiceNumber, number)
  const [known] = await tx.orm.select().from(glassesSubscriptionCharge).where(isOwn)
  const subscription = known ? await lockSubscription(tx, known.subscriptionId) : null
  const [charge] = await tx.orm.select().from(glassesSubscriptionCharge).where(isOwn).for('update')
  if (!subscription || !charge) return null
  if (charge.state === CHARGING) return { charge, subscription }
  const today = stockholmDate(clock.now())
  if (charge.state !== DUE || charge.tryOn === null || charge.tryOn > today) return null
  // The customer is paying the invoice right now.
  if (await findOpen(database, subjectOf({ number }))) return null
  const changes = {
    state: CHARGING,
    tryOn: null,
    tries: charge.tries + 1,
    firstTryOn: charge.firstTryOn ?? today,
  } as const
  await tx.orm.update(glassesSubscriptionCharge).set(changes).where(isOwn)
  return { charge: { ...charge, ...changes }, subscription }
}

/** Charges the card and returns how the try ended; null while the outcome is unknown. */
async function charged(
  deps: Deps,
  { invoiceNumber: number, tries }: ChargeRow,
  { customerId, savedPaymentId }: SubscriptionRow,
): Promise<TryEnd | null> {
  if (customerId === null) return 'unasked'
  if (savedPaymentId === null) {
    const [row] = await findInvoices(deps.database, { customerId, number })
    return row && !isPayableOnline(row.status) ? 'settled' : 'unasked'
  }
  const key = `glasses-subscription:${tries}`
  const answer = await chargeInvoice(deps, { customerId, number }, { id: savedPaymentId, key })
  if (!answer.ok) return answer.error === 'payment.provider-unavailable' ? null : 'unusable'
  const { data, ended } = answer.value
  if (!isPayableOnline(data.status)) return 'settled'
  if (ended === 'means-declined') return 'declined'
  return ended === 'means-unusable' ? 'unusable' : null
}
