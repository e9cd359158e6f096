import { addDays, type PlainDate } from '../calendar/plain-date.js'
import { type InstantLike, stockholmDate } from '../calendar/stockholm.js'
import { isPayableOnline, type InvoiceStatus } from './statuses.js'

/** Days from the issue of an invoice until it is due. */
export const INVOICE_DAYS = { min: 10, usual: 30, max: 90 } as const

/** The day on which an invoice that is issued now was made, in Stockholm, and by when it is to be paid. */
export function invoiceDates(
  issuedAt: InstantLike,
  days: number = INVOICE_DAYS.usual,
): { readonly createdOn: PlainDate; readonly dueOn: PlainDate } {
  const createdOn = stockholmDate(issuedAt)
  return { createdOn, dueOn: addDays(createdOn, days) }
}

/** Open, and the day by which it was to be paid is over in Stockholm. */
export function isOverdue(
  { status, dueOn }: { readonly status: InvoiceStatus; readonly dueOn: PlainDate },
  now: InstantLike,
): boolean {
  return isPayableOnline(status) && dueOn < stockholmDate(now)
}
