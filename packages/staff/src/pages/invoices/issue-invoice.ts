import type { ShopClient } from '@klarsikt/contract/client'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { outcomeOrNotFound } from '@klarsikt/page-kit/session'
import { INVOICE_ROWS, readInvoiceForm, rowField } from './issue-form.js'

export interface IssueAnswer {
  readonly form: FormResult
  /** The number of the issued invoice, or null where none was issued. */
  readonly issued: string | null
}

/** Issues an invoice. The page's key makes several presses issue one invoice only. */
export async function issueInvoice(client: ShopClient, form: FormData): Promise<IssueAnswer> {
  const submission = readInvoiceForm(form)
  if (submission.status !== 'success') return { form: submission.reply(), issued: null }
  const typed = submission.value
  const used = INVOICE_ROWS.filter((row) => typed[rowField('name', row)] !== '')
  const lines = used.map((row) => ({
    name: typed[rowField('name', row)],
    quantity: typed[rowField('quantity', row)],
    unitPrice: typed[rowField('unitPrice', row)],
  }))
  const { customerNumber, days } = typed
  const isReminderFeeAgreed = form.get('reminderFee') === 'on'
  const body = { key: String(form.get('key')), customerNumber, days, lines, isReminderFeeAgreed }
  const outcome = await outcomeOrNotFound(client.issueInvoice({ body }))
  if (!outcome.ok) {
    const fields = Object.fromEntries(
      Object.entries(outcome.fields).map(([name, problem]) => [fieldOf(name, used), problem]),
    )
    return { form: refusedForm(submission, { message: outcome.message, fields }), issued: null }
  }
  return { form: submission.reply(), issued: outcome.value.data.id }
}

/** Returns the form's field for a field of the call. `lines.1.name` is the name of the second filled-in row. */
function fieldOf(name: string, used: readonly (typeof INVOICE_ROWS)[number][]): string {
  const [, at, field] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? []
  if (at !== undefined && field !== undefined) return `${field}${used[Number(at)]}`
  return name === 'lines' ? 'unitPrice0' : name
}
