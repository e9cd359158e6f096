import type { StaffBankPayment } from '@klarsikt/contract/shop/types'
import { bankPaymentStates } from '@klarsikt/core/invoice'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as staffPaymentMessages from '@klarsikt/core/messages/staff-payment'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import { giveUpAttempt } from '../invoice/give-up-attempt.js'
import { type BankPaymentRow, lockBankPayment } from './find.js'
import { describeBankPayment } from './for-staff.js'
import { applyMatch, findInvoiceByTyped, lockInvoiceByOcr, planMatch } from './match.js'
import { bookRepaid } from './repay.js'

const REFUSALS = {
  'payment.changed': staffPaymentMessages.changed,
  'payment.no-invoice': staffPaymentMessages.noInvoice,
  'payment.nothing-left': staffPaymentMessages.nothingLeft,
  'payment.being-paid': staffPaymentMessages.beingPaid,
} as const
type Refusal = keyof typeof REFUSALS

type Outcome =
  | { readonly success: true; readonly data: StaffBankPayment }
  | { readonly success: false; readonly result: Refusal; readonly message: string; readonly data: StaffBankPayment }

/** A payment with its rest in öre as the page showed it. A change since then is refused. */
type Seen = { readonly id: string; readonly rest: number }

/** Puts the rest of a payment on an invoice that staff name by its number or OCR number. */
export async function matchByHand(
  deps: Deps,
  seen: Seen,
  typedInvoice: string,
): Promise<Result<Outcome, 'bank-payment.not-found'>> {
  const invoiceRow = await findInvoiceByTyped(deps.database, typedInvoice)
  if (invoiceRow) await giveUpAttempt(deps, invoiceRow.number)
  return change(deps, seen, async (tx, row) => {
    const invoice = invoiceRow && (await lockInvoiceByOcr(tx, invoiceRow.ocr))
    if (!invoice) return err('payment.no-invoice')
    const match = await planMatch(tx, row, invoice)
    if (match.onInvoice === 0) return err(match.reason === 'being-paid' ? 'payment.being-paid' : 'payment.nothing-left')
    await applyMatch(deps, tx, row, { ...match, invoiceRow: invoice })
    return ok(undefined)
  })
}

/** Records that staff have sent the rest of a payment back at the bank. */
export function noteRepaid(deps: Deps, seen: Seen): Promise<Result<Outcome, 'bank-payment.not-found'>> {
  return change(deps, seen, async (tx, row) => {
    await bookRepaid(deps, tx, row)
    return ok(undefined)
  })
}

async function change(
  deps: Deps,
  { id, rest }: Seen,
  work: (tx: Executor, row: BankPaymentRow) => Promise<Result<void, Refusal>>,
): Promise<Result<Outcome, 'bank-payment.not-found'>> {
  const changed = await deps.database.transaction(async (tx): Promise<Result<void, Refusal> | null> => {
    const row = await lockBankPayment(tx, id)
    if (!row) return null
    return bankPaymentStates.can(row.state, 'repay') && row.rest === rest ? work(tx, row) : err('payment.changed')
  })
  const data = changed && (await describeBankPayment(deps, id))
  if (!data) return err('bank-payment.not-found')
  if (changed.ok) return ok({ success: true, data })
  return ok({ success: false, result: changed.error, message: REFUSALS[changed.error](), data })
}
