import { dayText, type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import {
  agreesToReminderFee,
  type BillingMonth,
  dueMonth,
  monthAmount,
  monthStart,
  SUBSCRIPTION_LEVEL_MESSAGES,
  SUBSCRIPTION_VAT_RATE,
} from '@klarsikt/core/glasses-subscription'
import * as glassesSubscriptionMessages from '@klarsikt/core/messages/glasses-subscription'
import { wholeOre, ZERO } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { eq, max } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { issueInvoice } from '../../money/index.js'
import { takeFreeMonth } from '../../person/index.js'
import type { SubscriptionRow } from './find.js'
import { DUE } from './states.js'
import {
  type FreeReason,
  glassesSubscription,
  glassesSubscriptionCharge,
  glassesSubscriptionDocument,
  glassesSubscriptionMonth,
} from './tables.js'

export type ChargeDeps = Pick<Deps, 'clock' | 'encryption'>

/**
 * Charges every started month of a locked subscription, by an invoice, or without one for a free month. A month's row
 * is written together with its invoice, so that no month is charged twice or missed when a run stops.
 */
export async function chargeMonths(
  deps: ChargeDeps,
  tx: Executor,
  row: SubscriptionRow,
  today: PlainDate,
): Promise<SubscriptionRow> {
  let current = row
  for (;;) {
    const { anchorOn, billedMonths, endsOn } = current
    const month = anchorOn === null ? null : dueMonth({ anchorOn, billedMonths, endsOn }, today)
    if (month === null || anchorOn === null) return current
    const free = await freeReason(deps, tx, current, month)
    await chargeMonth(deps, tx, current, month, free)
    const changes = {
      billedMonths: billedMonths + 1,
      nextMonthOn: monthStart(anchorOn, billedMonths + 1),
      freeMonths: current.freeMonths - (free === null || free === 'friends' ? 0 : 1),
    }
    await tx.orm.update(glassesSubscription).set(changes).where(eq(glassesSubscription.id, row.id))
    current = { ...current, ...changes }
  }
}

/**
 * Why a month is free; null when it is not. Free months of the subscription come before the balance of Friends, which
 * does not expire. Winback months add to those of a campaign and become the reason for all.
 */
async function freeReason(
  { clock }: ChargeDeps,
  tx: Executor,
  { id, customerId, freeMonths, winbackOn }: SubscriptionRow,
  { startsOn }: BillingMonth,
): Promise<FreeReason | null> {
  if (freeMonths > 0) return winbackOn === null ? 'campaign' : 'winback'
  if (customerId === null) return null
  const reference = `glasses-subscription:${id}:${startsOn}`
  return (await takeFreeMonth(tx, { customerId, reference, now: clock.now() })) ? 'friends' : null
}

async function chargeMonth(
  deps: ChargeDeps,
  tx: Executor,
  row: SubscriptionRow,
  month: BillingMonth,
  free: FreeReason | null,
): Promise<void> {
  const { startsOn, endsOn } = month
  const price = monthAmount(wholeOre(row.monthlyPrice), month)
  const amount = free === null ? price : ZERO
  const invoiceNumber =
    free === null
      ? await issueInvoice(deps, tx, {
          key: `glasses-subscription:${row.id}:${startsOn}`,
          customerId: row.customerId,
          source: 'lifestyle',
          subscriptionId: row.id,
          storeId: row.storeId,
          isReminderFeeAgreed: agreesToReminderFee(await signedTerms(tx, row.id)),
          isCharged: row.savedPaymentId !== null,
          lines: [
            {
              name: glassesSubscriptionMessages.invoiceLine({
                level: SUBSCRIPTION_LEVEL_MESSAGES[row.level](),
                from: dayText(startsOn),
                until: dayText(endsOn),
              }),
              quantity: 1,
              unitPrice: amount,
              vatRate: SUBSCRIPTION_VAT_RATE,
            },
          ],
        })
      : null
  await tx.orm
    .insert(glassesSubscriptionMonth)
    .values({ subscriptionId: row.id, startsOn, endsOn, amount, invoiceNumber, free })
  if (invoiceNumber !== null && row.savedPaymentId !== null) await planCharge(deps, tx, row.id, invoiceNumber)
}

/** The latest version of the terms that the customer signed. */
async function signedTerms(tx: Executor, subscriptionId: string): Promise<string | null> {
  const isOf = eq(glassesSubscriptionDocument.subscriptionId, subscriptionId)
  const [signed] = await tx.orm
    .select({ version: max(glassesSubscriptionDocument.version) })
    .from(glassesSubscriptionDocument)
    .where(isOf)
  return signed?.version ?? null
}

/** Plans the charge of an invoice to the saved card; the charging round makes it. */
async function planCharge({ clock }: ChargeDeps, tx: Executor, subscriptionId: string, invoiceNumber: string) {
  const now = clock.now()
  await tx.orm
    .insert(glassesSubscriptionCharge)
    .values({ invoiceNumber, subscriptionId, state: DUE, tryOn: stockholmDate(now), createdAt: now })
    .onConflictDoNothing()
}
