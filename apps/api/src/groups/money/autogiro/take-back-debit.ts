import { debitStates, payAfterRefusal } from '@klarsikt/core/autogiro'
import { stockholmDate } from '@klarsikt/core/calendar'
import { amountLeft, type InvoicePaymentMeans, takenBackInvoice } from '@klarsikt/core/invoice'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, sum } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { TakenBackDebit } from '../../../providers/autogiro/port.js'
import { audit } from '../../platform/index.js'
import { repayRest } from '../bank-payment/repay.js'
import { invoiceDebit } from '../invoice/debit-tables.js'
import { findDebit } from '../invoice/debits.js'
import { type InvoiceRow, lockInvoice, openReceiver } from '../invoice/find.js'
import { invoice, invoicePayment } from '../invoice/tables.js'
import { ACCOUNTS, book } from '../ledger/ledger.js'
import { sendDebitTakenBack } from './debit-letters.js'
import { AUTOGIRO, debitReference } from './debit-reference.js'

type TakeDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings'>
const TAKEN_BACK: InvoicePaymentMeans = 'taken-back'

/**
 * Takes back a debit that the payer's bank has reversed: the books are reversed, the invoice is open again with new
 * days to pay, and a letter says so. A repeated call changes nothing. Returns `unbooked` when the invoice has ended or
 * the money has gone elsewhere.
 */
export function takeBackDebit(
  deps: TakeDeps,
  { reference: number, payerNumber, amount }: TakenBackDebit,
): Promise<'booked' | 'unbooked' | 'unknown'> {
  return deps.database.transaction(async (tx) => {
    const invoiceRow = await lockInvoice(tx, number)
    const debit = await findDebit(tx, number)
    if (!invoiceRow || !debit || debit.mandateId !== payerNumber) return 'unknown'
    if (debit.state === debitStates.to('take-back')) return 'booked'
    if (!debitStates.can(debit.state, 'take-back')) return 'unknown'
    const onInvoice = await amountOnInvoice(tx, number)
    const opened = onInvoice === 0 ? invoiceRow : takenBackInvoice(invoiceRow, onInvoice)
    if (!opened || !(await repayRest(deps, tx, debitReference(number), amount - onInvoice))) return 'unbooked'
    const now = deps.clock.now()
    const payBy = payAfterRefusal(stockholmDate(now))
    const state = debitStates.to('take-back')
    await tx.orm
      .update(invoiceDebit)
      .set({ state, payBy, answeredAt: now })
      .where(eq(invoiceDebit.invoiceNumber, number))
    await audit(tx, now, { action: `debit.${state}`, subject: 'debit', id: number })
    if (onInvoice === 0) return 'booked'
    await openAgain(deps, tx, opened, onInvoice)
    const receiver = openReceiver(deps.encryption, invoiceRow.receiver)
    const bankgiro = deps.settings.bankgiro ?? null
    const letter = { left: amountLeft(opened), amount: onInvoice, payBy, bankgiro }
    await sendDebitTakenBack(deps, tx, { ...invoiceRow, receiver }, letter)
    return 'booked'
  })
}

/** The amount of the debit on its invoice, in öre. */
async function amountOnInvoice({ orm }: Executor, number: string): Promise<number> {
  const [drawn] = await orm
    .select({ amount: sum(invoicePayment.amount) })
    .from(invoicePayment)
    .where(and(eq(invoicePayment.invoiceNumber, number), eq(invoicePayment.means, AUTOGIRO)))
  return Number(drawn?.amount ?? 0)
}

async function openAgain(
  { clock }: Pick<TakeDeps, 'clock'>,
  tx: Executor,
  { number, status, paid }: InvoiceRow,
  amount: number,
): Promise<void> {
  const now = clock.now()
  const id = `${TAKEN_BACK}:${number}`
  await tx.orm.update(invoice).set({ status, paid }).where(eq(invoice.number, number))
  await tx.orm.insert(invoicePayment).values({
    id,
    invoiceNumber: number,
    means: TAKEN_BACK,
    amount: -amount,
    paidOn: stockholmDate(now),
    bookedAt: now,
  })
  await audit(tx, now, { action: `invoice.${status}`, subject: 'invoice', id: number })
  await book(tx, {
    event: `invoice-payment:${id}`,
    orderNumber: number,
    at: now,
    postings: [
      { account: ACCOUNTS.invoices, amount },
      { account: ACCOUNTS.bankgiro, amount: -amount },
    ],
  })
}
