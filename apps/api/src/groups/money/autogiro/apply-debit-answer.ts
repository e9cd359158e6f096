import { type DebitRefusal, debitStates, payAfterRefusal } from '@klarsikt/core/autogiro'
import { stockholmDate } from '@klarsikt/core/calendar'
import { amountLeft } from '@klarsikt/core/invoice'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { DebitAnswer } from '../../../providers/autogiro/port.js'
import { stateIn } from '../../../state-sql.js'
import { audit } from '../../platform/index.js'
import { type CollectedMoney, importCollected } from '../bank-payment/import-collected.js'
import { invoiceDebit } from '../invoice/debit-tables.js'
import { type DebitRow, findDebit } from '../invoice/debits.js'
import { lockInvoice, openReceiver } from '../invoice/find.js'
import { sendDebitRefused } from './debit-letters.js'
import { AUTOGIRO } from './debit-reference.js'

type TakeDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings'>

/** Applies the bank's answer that a debit was not paid. Returns false when no such debit was sent. */
export async function applyDebitAnswer(deps: TakeDeps, { outcome, ...answer }: UnpaidAnswer): Promise<boolean> {
  const debit = await findSent(deps, answer)
  if (!debit) return false
  if (outcome !== 'tried-again') await refuse(deps, debit, outcome)
  return true
}

type UnpaidAnswer = DebitAnswer & { readonly outcome: Exclude<DebitAnswer['outcome'], 'paid'> }

/**
 * Books the paid debits as bank payments, each once, and puts them on their invoices; a rest waits for staff. Booking
 * comes first, so that an interrupted process books nothing twice. A debit that a report contains twice was drawn
 * twice. Returns the references that staff have to look at: debits that were never sent, and doubtful payments.
 */
export async function takePaidDebits(
  deps: TakeDeps,
  reportId: string,
  answers: readonly DebitAnswer[],
): Promise<readonly string[]> {
  const sent: CollectedMoney[] = []
  const unsent: string[] = []
  for (const answer of answers) {
    const { reference, amount, on } = answer
    if (await findSent(deps, answer)) sent.push({ invoice: reference, reference, amount, on })
    else unsent.push(reference)
  }
  const doubtful = await importCollected(deps, { reportId, means: AUTOGIRO }, sent)
  for (const { reference } of answers) if (!unsent.includes(reference)) await markPaid(deps, reference)
  return [...unsent, ...doubtful]
}

async function findSent(
  { database }: TakeDeps,
  { reference, payerNumber }: Pick<DebitAnswer, 'reference' | 'payerNumber'>,
): Promise<DebitRow | null> {
  const debit = await findDebit(database, reference)
  return debit && debit.mandateId === payerNumber && !debitStates.can(debit.state, 'send') ? debit : null
}

async function markPaid({ database, clock }: TakeDeps, number: string): Promise<void> {
  await database.transaction(async (tx) => {
    const state = debitStates.to('pay')
    const now = clock.now()
    const { rowCount } = await tx.orm.update(invoiceDebit).set({ state, answeredAt: now }).where(isSent(number))
    if (rowCount === 1) await audit(tx, now, { action: `debit.${state}`, subject: 'debit', id: number })
  })
}

const isSent = (number: string) =>
  and(eq(invoiceDebit.invoiceNumber, number), stateIn(invoiceDebit.state, debitStates.from('pay')))

/** Records that nothing was drawn. The invoice becomes an ordinary one with new days to pay, and a letter says how. */
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
