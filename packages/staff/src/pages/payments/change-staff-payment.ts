import type { ShopClient } from '@klarsikt/contract/client'
import * as staffPaymentMessages from '@klarsikt/core/messages/staff-payment'
import type { Outcome } from '@klarsikt/forms'
import { outcomeOrNotFound } from '@klarsikt/page-kit/session'

/** The result of a button beside a payment. */
export type StaffPaymentAnswer =
  | { readonly step: 'done' }
  | {
      readonly step: 'failed'
      readonly id: string
      readonly message: string
      /** The invoice number as it was typed, where the number is wrong. */
      readonly typed?: string
    }

/** Books a payment on the typed invoice, or notes that it was paid back. */
export async function changeStaffPayment(client: ShopClient, form: FormData): Promise<StaffPaymentAnswer> {
  const id = String(form.get('id'))
  const [params, rest] = [{ id }, Number(form.get('rest'))]
  const typed = form.get('invoice')
  if (typed === null) return answerTo(await outcomeOrNotFound(client.repayBankPayment({ params, body: { rest } })), id)
  const invoice = String(typed)
  if (!/^[\d\s]{1,40}$/.test(invoice) || invoice.trim() === '')
    return { step: 'failed', id, message: staffPaymentMessages.matchInvalid(), typed: invoice }
  return answerTo(await outcomeOrNotFound(client.matchBankPayment({ params, body: { invoice, rest } })), id, invoice)
}

type Changed = { readonly success: true } | { readonly success: false; readonly message: string }

function answerTo(outcome: Outcome<Changed>, id: string, typed?: string): StaffPaymentAnswer {
  const problem = outcome.ok ? problemOf(outcome.value) : outcome.message
  return problem === null
    ? { step: 'done' }
    : { step: 'failed', id, message: problem, ...(typed !== undefined && { typed }) }
}

function problemOf(changed: Changed): string | null {
  return changed.success ? null : changed.message
}
