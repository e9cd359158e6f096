import { stockholmDate } from '@klarsikt/core/calendar'
import { answerDeliveryBy, deliveryStates } from '@klarsikt/core/e-invoice'
import { asc } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { refuseDelivery } from '../invoice/deliveries.js'
import { invoiceDelivery } from '../invoice/delivery-tables.js'
import { lockInvoice } from '../invoice/find.js'

/** The maximum number of invoices that one round looks at; the next round takes the rest. */
const INVOICES_A_ROUND = 500

/** Sends invoices without an answer in time by e-mail, so that none is lost. Returns how many. */
export async function refuseUnanswered(
  deps: Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings'>,
): Promise<number> {
  const today = stockholmDate(deps.clock.now())
  const rows = await deps.database.orm
    .select({ number: invoiceDelivery.invoiceNumber, sentAt: invoiceDelivery.sentAt })
    .from(invoiceDelivery)
    .where(stateIn(invoiceDelivery.state, deliveryStates.from('deliver')))
    .orderBy(asc(invoiceDelivery.claimedAt))
    .limit(INVOICES_A_ROUND)
  const late = rows.filter(({ sentAt }) => sentAt !== null && answerDeliveryBy(stockholmDate(sentAt)) < today)
  for (const { number } of late)
    await deps.database.transaction(async (tx) => {
      const invoiceRow = await lockInvoice(tx, number)
      if (invoiceRow) await refuseDelivery(deps, tx, invoiceRow, 'unanswered')
    })
  return late.length
}
