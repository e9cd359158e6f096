import type { ShopClient } from '@klarsikt/contract/client'
import { INVOICE_ACTIONS, INVOICE_STATUSES, parseInvoicePayment } from '@klarsikt/core/invoice'
import * as staffInvoiceMessages from '@klarsikt/core/messages/staff-invoice'
import { kronor } from '@klarsikt/core/money'
import type { Outcome } from '@klarsikt/forms'
import { outcomeOrNotFound } from '@klarsikt/page-kit/session'
import { creditStaffInvoice, type RefusedCredit } from './credit-staff-invoice.js'

/** The result of a button on the invoice's page. */
export type StaffInvoiceAnswer =
  | { readonly step: 'done' }
  | {
      readonly step: 'failed'
      readonly message: string
      /** The amount as it was typed, where the amount is wrong. */
      readonly typed?: string
      /** A credit note that was refused. */
      readonly credit?: RefusedCredit
    }

/** Books a transfer, makes a credit note, or changes the invoice's status. The pressed button decides which. */
export async function changeStaffInvoice(client: ShopClient, form: FormData): Promise<StaffInvoiceAnswer> {
  if (form.has('creditAmount')) return creditStaffInvoice(client, form)
  const params = { id: String(form.get('id')) }
  const action = INVOICE_ACTIONS.find((one) => one === form.get('action'))
  const status = INVOICE_STATUSES.find((one) => one === form.get('status'))
  if (action === undefined || status === undefined) return book(client, params, form)
  const outcome = await outcomeOrNotFound(client.moveInvoice({ params, body: { action, status } }))
  return answerTo(outcome)
}

async function book(client: ShopClient, params: { readonly id: string }, form: FormData): Promise<StaffInvoiceAnswer> {
  const typed = String(form.get('amount') ?? '')
  const amount = parseInvoicePayment(typed)
  if (amount === null)
    return { step: 'failed', message: staffInvoiceMessages.bookInvalid({ amount: String(form.get('most')) }), typed }
  const body = { key: String(form.get('key')), amount: kronor(amount) }
  const outcome = await outcomeOrNotFound(client.bookInvoicePayment({ params, body }))
  return answerTo(outcome, typed)
}

type Changed = { readonly success: true } | { readonly success: false; readonly message: string }

function answerTo(outcome: Outcome<Changed>, typed?: string): StaffInvoiceAnswer {
  const problem = outcome.ok ? problemOf(outcome.value) : outcome.message
  return problem === null
    ? { step: 'done' }
    : { step: 'failed', message: problem, ...(typed !== undefined && { typed }) }
}

function problemOf(changed: Changed): string | null {
  return changed.success ? null : changed.message
}
