import { isLinkPaid } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import { storeNameIn } from '../../catalogue/index.js'
import { audit } from '../../platform/index.js'
import { ACCOUNTS, book } from '../ledger/ledger.js'
import { releaseDueTender } from '../payment/tenders.js'
import { lockLink, openCustomer } from './find.js'
import { sendPaymentStopped } from './letters.js'
import { paymentLink } from './tables.js'

/**
 * Records that the provider stopped a paid link before the money was captured. It reverses the books and tells the
 * customer. The state stays paid, which is final; the page shows the stop. Returns false when the money was captured or
 * another caller was faster; then staff have to look at it.
 */
export async function stopLink(deps: BaseDeps, tx: Executor, linkId: string): Promise<boolean> {
  const link = await lockLink(tx, linkId)
  if (!link || !isLinkPaid(link.state) || link.number === null || link.stopped) return false
  const now = deps.clock.now()
  const released = await releaseDueTender(tx, link.number, now)
  if (!released) return false
  await tx.orm.update(paymentLink).set({ stoppedAt: now }).where(eq(paymentLink.id, linkId))
  await audit(tx, now, { action: 'payment-link.stopped', subject: 'payment-link', id: linkId })
  await book(tx, {
    event: `payment-link-stop:${link.number}`,
    orderNumber: link.number,
    at: now,
    postings: [
      { account: ACCOUNTS.paymentLinks, amount: released.amount },
      { account: ACCOUNTS.receivable(released.provider), amount: -released.amount },
    ],
  })
  await sendPaymentStopped(deps, tx, {
    customer: openCustomer(deps.encryption, link.customer),
    amount: link.amount,
    purpose: link.purpose,
    storeName: storeNameIn(deps.catalogue.state, link.storeId),
    number: link.number,
  })
  return true
}
