import { deliveryStates, deliveryStep, isRecipientActive } from '@klarsikt/core/e-invoice'
import { amountLeft, invoiceTotals } from '@klarsikt/core/invoice'
import { wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { asc, eq } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import type { SentEInvoice } from '../../../providers/e-invoice/port.js'
import { stateIn } from '../../../state-sql.js'
import { audit } from '../../platform/index.js'
import { eInvoiceRecipient } from '../e-invoice-recipient/tables.js'
import { refuseDelivery } from '../invoice/deliveries.js'
import { invoiceDelivery } from '../invoice/delivery-tables.js'
import { findInvoices, lockInvoice, openReceiver, receiverName, type StoredInvoice } from '../invoice/find.js'

/** The maximum number of invoices in a file; the next file takes the rest. */
const INVOICES_A_FILE = 500

type ClaimDeps = Pick<BaseDeps, 'clock' | 'encryption' | 'settings'>

/** Claims the invoices that wait to be sent. Those that may no longer be sent are dropped, or go by e-mail. */
export async function claimDeliveries(deps: ClaimDeps, tx: Executor, file: string): Promise<SentEInvoice[]> {
  const rows = await tx.orm
    .select({ number: invoiceDelivery.invoiceNumber })
    .from(invoiceDelivery)
    .where(stateIn(invoiceDelivery.state, deliveryStates.from('send')))
    .orderBy(asc(invoiceDelivery.claimedAt), asc(invoiceDelivery.invoiceNumber))
    .limit(INVOICES_A_FILE)
  const sent: { readonly number: string; readonly recipient: string }[] = []
  for (const { number } of rows) {
    const recipient = await claimDelivery(deps, tx, file, number)
    if (recipient !== null) sent.push({ number, recipient })
  }
  const stored = await findInvoices(tx, { numbers: sent.map(({ number }) => number) })
  const byNumber = new Map(stored.map((row) => [row.number, row]))
  return sent.flatMap(({ number, recipient }) => {
    const row = byNumber.get(number)
    return row ? sentInvoice(deps, row, recipient) : []
  })
}

/**
 * Claims one invoice, which is locked first, as in every payment. Returns its recipient, or null when it is not sent.
 */
async function claimDelivery(deps: ClaimDeps, tx: Executor, file: string, number: string): Promise<string | null> {
  const invoiceRow = await lockInvoice(tx, number)
  const isOfInvoice = eq(invoiceDelivery.invoiceNumber, number)
  const [row] = await tx.orm.select().from(invoiceDelivery).where(isOfInvoice).for('update')
  if (!invoiceRow || !row || !deliveryStates.can(row.state, 'send')) return null
  const step = deliveryStep(
    { ...invoiceRow, left: amountLeft(invoiceRow) },
    await isRecipientThere(tx, row.recipientId),
  )
  if (step.action === 'refuse') {
    await refuseDelivery(deps, tx, invoiceRow, step.refusal)
    return null
  }
  const now = deps.clock.now()
  const state = deliveryStates.to(step.action)
  await tx.orm
    .update(invoiceDelivery)
    .set({ state, ...(step.action === 'send' ? { sentIn: file, sentAt: now } : { answeredAt: now }) })
    .where(isOfInvoice)
  await audit(tx, now, { action: `delivery.${state}`, subject: 'delivery', id: number })
  return step.action === 'send' ? row.recipientId : null
}

async function isRecipientThere({ orm }: Executor, id: string): Promise<boolean> {
  const [row] = await orm
    .select({ state: eInvoiceRecipient.state })
    .from(eInvoiceRecipient)
    .where(eq(eInvoiceRecipient.id, id))
  return row !== undefined && isRecipientActive(row.state)
}

function sentInvoice({ encryption }: ClaimDeps, row: StoredInvoice, recipient: string): SentEInvoice {
  const { number, ocr, createdOn, dueOn, amount } = row
  const { street, postalCode, city, ...names } = openReceiver(encryption, row.receiver)
  const lines = row.lines.map((line) => ({ ...line, unitPrice: wholeOre(line.unitPrice) }))
  return {
    recipient,
    number,
    ocr,
    issuedOn: createdOn,
    dueOn,
    amount,
    vat: invoiceTotals(lines).vat,
    lines: lines.map(({ name, quantity, unitPrice, vatRate }) => ({ name, quantity, unitPrice, vatRate })),
    buyer: { name: receiverName(names), street, postalCode, city },
  }
}
