import type { ShopClient } from '@klarsikt/contract/client'
import { problemText } from '@klarsikt/core/errors'
import { parseInvoicePayment, parseInvoiceText } from '@klarsikt/core/invoice'
import * as staffInvoiceMessages from '@klarsikt/core/messages/staff-invoice'
import { kronor } from '@klarsikt/core/money'
import { outcomeOrNotFound } from '@klarsikt/page-kit/session'

/** A credit note as it was typed, and its problems. */
export interface RefusedCredit {
  readonly amount: string
  readonly reason: string
  readonly problems: { readonly amount?: string | undefined; readonly reason?: string | undefined }
}

type CreditAnswer =
  | { readonly step: 'done' }
  | { readonly step: 'failed'; readonly message: string; readonly credit: RefusedCredit }

/** Makes a credit note. The page's key makes two presses create one note only. */
export async function creditStaffInvoice(client: ShopClient, form: FormData): Promise<CreditAnswer> {
  const typed = { amount: String(form.get('creditAmount')), reason: String(form.get('reason') ?? '') }
  const amount = parseInvoicePayment(typed.amount)
  const reason = parseInvoiceText(typed.reason)
  if (amount === null || !reason.ok) {
    const problems = {
      ...(amount === null && { amount: staffInvoiceMessages.bookInvalid({ amount: String(form.get('most')) }) }),
      ...(!reason.ok && { reason: problemText(reason.error) }),
    }
    const message = problems.amount ?? problems.reason ?? ''
    return { step: 'failed', message, credit: { ...typed, problems } }
  }
  const body = { key: String(form.get('key')), amount: kronor(amount), reason: reason.value }
  const outcome = await outcomeOrNotFound(client.creditInvoice({ params: { id: String(form.get('id')) }, body }))
  if (!outcome.ok) return { step: 'failed', message: outcome.message, credit: { ...typed, problems: {} } }
  const { value } = outcome
  if (value.success) return { step: 'done' }
  return { step: 'failed', message: value.message, credit: { ...typed, problems: { amount: value.message } } }
}
