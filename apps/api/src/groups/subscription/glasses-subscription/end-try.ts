import { nextTryOn } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { lockInvoice } from '../../money/index.js'
import { audit } from '../../platform/index.js'
import { sendDeclined } from './charge-letters.js'
import { CHARGING, DUE, LEFT, SETTLED } from './states.js'
import { glassesSubscriptionCharge } from './tables.js'

export type ChargeRow = typeof glassesSubscriptionCharge.$inferSelect

/**
 * How a try ended: the invoice is paid or no longer needs payment, the card was declined or is unusable, or nothing was
 * charged because the customer chose to pay invoices.
 */
export type TryEnd = 'settled' | 'declined' | 'unusable' | 'unasked'

/**
 * Records how a try ended, once. A declined card is tried again by the plan; afterwards the invoice stays to be paid.
 */
export async function endTry(
  deps: Pick<Deps, 'clock' | 'encryption'>,
  tx: Executor,
  { invoiceNumber, subscriptionId, tries, firstTryOn }: ChargeRow,
  end: TryEnd,
): Promise<void> {
  const tryOn = end === 'declined' && firstTryOn !== null ? nextTryOn(firstTryOn, tries) : null
  const state = end === 'settled' ? SETTLED : tryOn === null ? LEFT : DUE
  const isThisTry = and(
    eq(glassesSubscriptionCharge.invoiceNumber, invoiceNumber),
    eq(glassesSubscriptionCharge.state, CHARGING),
    eq(glassesSubscriptionCharge.tries, tries),
  )
  const { rowCount } = await tx.orm.update(glassesSubscriptionCharge).set({ state, tryOn }).where(isThisTry)
  if (rowCount === 0 || end === 'settled' || end === 'unasked') return
  await audit(tx, deps.clock.now(), {
    action: 'glasses-subscription.charge-declined',
    subject: 'glasses-subscription',
    id: subscriptionId,
  })
  const row = await lockInvoice(tx, invoiceNumber)
  if (row) await sendDeclined(deps, tx, { row, subscriptionId, tryOn, tries })
}
