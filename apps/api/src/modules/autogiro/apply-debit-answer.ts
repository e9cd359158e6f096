import { type DebitRefusal, debitStates, payAfterRefusal } from '@klarsikt/core/autogiro'
import { stockholmDate } from '@klarsikt/core/calendar'
import { amountLeft } from '@klarsikt/core/invoice'
import { wholeOre } from '@klarsikt/core/money'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import type { DebitAnswer } from '../../providers/autogiro/port.js'
import { stateIn } from '../../state-sql.js'
import { audit } from '../audit/audit.js'
import { importPayment } from '../bank-payment/import.js'
import { invoiceDebit } from '../invoice/debit-tables.js'
import { type DebitRow, findDebit } from '../invoice/debits.js'
import { lockInvoice, openReceiver } from '../invoice/find.js'
import { invoice } from '../invoice/tables.js'
import { sendDebitRefused } from './debit-letters.js'
import { AUTOGIRO, debitReference } from './debit-reference.js'

type TakeDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings'>

/** False where no such debit was sent. */
export async function applyDebitAnswer(deps: TakeDeps, reportId: string, answer: DebitAnswer): Promise<boolean> {
  const debit = await findDebit(deps.database, answer.reference)
  if (!debit || debit.mandateId !== answer.payerNumber || debitStates.can(debit.state, 'send')) return false
  switch (answer.outcome) {
    case 'tried-again':
      return true
    case 'paid':
      await takePaid(deps, reportId, debit, answer)
      return true
    case 'no-cover':
    case 'account-closed':
    case 'rejected':
      await refuse(deps, debit, answer.outcome)
      return true
  }
}

/**
 * What was drawn is a payment at the bank like any other: booked once, put on its invoice as far as that takes it, and the rest waits
 * for staff. It is booked first, so that a process that ends in between books it no second time.
 */
async function takePaid(deps: TakeDeps, reportId: string, debit: DebitRow, answer: DebitAnswer): Promise<void> {
  const { invoiceNumber: number } = debit
  const [invoiceRow] = await deps.database.orm
    .select({ ocr: invoice.ocr })
    .from(invoice)
    .where(eq(invoice.number, number))
  await importPayment(deps, reportId, {
    reference: debitReference(number),
    amount: wholeOre(answer.amount),
    paidOn: answer.on,
    texts: invoiceRow ? [invoiceRow.ocr] : [],
    payer: { name: null, account: null },
    means: AUTOGIRO,
  })
  await deps.database.transaction(async (tx) => {
    const state = debitStates.to('pay')
    const now = deps.clock.now()
    const { rowCount } = await tx.orm.update(invoiceDebit).set({ state, answeredAt: now }).where(isSent(number))
    if (rowCount === 1) await audit(tx, now, { action: `debit.${state}`, subject: 'debit', id: number })
  })
}

const isSent = (number: string) =>
  and(eq(invoiceDebit.invoiceNumber, number), stateIn(invoiceDebit.state, debitStates.from('pay')))

/** Nothing was drawn: the invoice is an ordinary one, with days to pay it and a letter that says how. */
async function refuse(deps: TakeDeps, debit: DebitRow, refusal: DebitRefusal): Promise<void> {
  const { invoiceNumber: number } = debit
  await deps.database.transaction(async (tx) => {
    const invoiceRow = await lockInvoice(tx, number)
    const now = deps.clock.now()
    const state = debitStates.to('refuse')
    const payBy = payAfterRefusal(stockholmDate(now))
    const { rowCount } = await tx.orm
      .update(invoiceDebit)
      .set({ state, refusal, payBy, answeredAt: now })
      .where(isSent(number))
    if (rowCount !== 1 || !invoiceRow) return
    await audit(tx, now, { action: `debit.${state}`, subject: 'debit', id: number })
    const receiver = openReceiver(deps.encryption, invoiceRow.receiver)
    const bankgiro = deps.settings.bankgiro ?? null
    await sendDebitRefused(
      deps,
      tx,
      { ...invoiceRow, receiver },
      { left: amountLeft(invoiceRow), refusal, payBy, bankgiro },
    )
  })
}
