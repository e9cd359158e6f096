import { amountLeft, collectionStates } from '@klarsikt/core/invoice'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { CollectedPayment, CollectionReport, WithdrawnClaim } from '../../../providers/collection/port.js'
import { audit } from '../../platform/index.js'
import { importCollected } from '../bank-payment/import-collected.js'
import { sendCollectionWithdrawn } from '../invoice/collection-letters.js'
import { invoiceCollection } from '../invoice/collection-tables.js'
import { findCollection } from '../invoice/collection.js'
import { lockInvoice, openReceiver } from '../invoice/find.js'
import { moveInvoice } from '../invoice/move.js'

type TakeDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings'>

/** Applies a report and returns the invoices about which it is unclear. */
export async function applyReport(
  deps: TakeDeps,
  agency: string,
  { id, paid, withdrawn }: CollectionReport,
): Promise<readonly string[]> {
  const unclear = [...(await takePaid(deps, id, paid))]
  for (const claim of withdrawn) if (!(await takeWithdrawn(deps, agency, claim))) unclear.push(claim.invoice)
  return unclear
}

/**
 * Books the collected money. Returns the invoices that staff have to look at: claims that were never sent, and doubtful
 * payments.
 */
async function takePaid(
  deps: TakeDeps,
  reportId: string,
  paid: readonly CollectedPayment[],
): Promise<readonly string[]> {
  const unsent: string[] = []
  const claimed: CollectedPayment[] = []
  for (const payment of paid) {
    const claim = await findCollection(deps.database, payment.invoice)
    if (claim && claim.sentAt !== null) claimed.push(payment)
    else unsent.push(payment.invoice)
  }
  return [...unsent, ...(await importCollected(deps, { reportId, means: 'collection' }, claimed))]
}

/** Opens an invoice that the agency no longer collects. An invoice that was paid or ended meanwhile stays so. */
async function takeWithdrawn(
  deps: TakeDeps,
  agency: string,
  { invoice: number, reason }: WithdrawnClaim,
): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const invoiceRow = await lockInvoice(tx, number)
    const claim = await findCollection(tx, number)
    if (!invoiceRow || !claim || claim.sentAt === null) return false
    if (!collectionStates.can(claim.state, 'withdraw')) return true
    const now = deps.clock.now()
    const state = collectionStates.to('withdraw')
    await tx.orm
      .update(invoiceCollection)
      .set({ state, reason, endedAt: now })
      .where(eq(invoiceCollection.invoiceNumber, number))
    await audit(tx, now, { action: `collection.${state}`, subject: 'collection', id: number })
    if (invoiceRow.status !== 'inCollection') return true
    const moved = await moveInvoice(deps, tx, invoiceRow, 'reopen')
    if (!moved.ok) throw new Error(`The invoice ${number} cannot be opened again`)
    const receiver = openReceiver(deps.encryption, invoiceRow.receiver)
    await sendCollectionWithdrawn(deps, tx, { ...invoiceRow, receiver }, { left: amountLeft(invoiceRow), agency })
    return true
  })
}
