import type { PlainDate } from '@klarsikt/core/calendar'
import { invoiceStates } from '@klarsikt/core/invoice'
import type { Database } from '@klarsikt/server/database'

export type OpenInvoice = { readonly ocr: string; readonly dueOn: PlainDate; /** Öre. */ readonly left: number }

const PAYABLE = invoiceStates.states.filter((state) => invoiceStates.can(state, 'pay-part'))

const OPEN = `
  select ocr, due_on::text as "dueOn", amount + fees - credited - paid as left
  from invoice where status = any($1) order by ocr`

/** Returns the invoices that customers still have to pay. */
export async function readOpenInvoices(database: Database): Promise<readonly OpenInvoice[]> {
  const { rows } = await database.query<OpenInvoice>({ text: OPEN, values: [PAYABLE] })
  return rows
}
