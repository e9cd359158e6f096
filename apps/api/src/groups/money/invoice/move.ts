import { type InvoiceAction, amountLeft, movedInvoice } from '@klarsikt/core/invoice'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import { audit } from '../../platform/index.js'
import { ACCOUNTS, book } from '../ledger/ledger.js'
import type { InvoiceRow } from './find.js'
import { invoice } from './tables.js'

/** The accounts for the rest of an invoice that the shop no longer collects. */
const REST_ACCOUNTS = { end: ACCOUNTS.writtenOff, transfer: ACCOUNTS.transferred } as const

/** Moves a locked invoice along the transitions of core. What is left of an ended invoice is booked away. */
export async function moveInvoice(
  { clock }: Pick<BaseDeps, 'clock'>,
  tx: Executor,
  row: InvoiceRow,
  action: InvoiceAction | 'reserve' | 'draw',
): Promise<Result<void, 'invoice.changed'>> {
  const status = movedInvoice(row, action)
  if (status === null) return err('invoice.changed')
  const { number } = row
  const now = clock.now()
  await tx.orm.update(invoice).set({ status }).where(eq(invoice.number, number))
  await audit(tx, now, { action: `invoice.${status}`, subject: 'invoice', id: number })
  if (action === 'end' || action === 'transfer')
    await book(tx, {
      event: `invoice-${action}:${number}`,
      orderNumber: number,
      at: now,
      postings: [
        { account: REST_ACCOUNTS[action], amount: amountLeft(row) },
        { account: ACCOUNTS.invoices, amount: -amountLeft(row) },
      ],
    })
  return ok(undefined)
}
