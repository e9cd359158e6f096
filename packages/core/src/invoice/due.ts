import { addDays, type PlainDate } from '../calendar/plain-date.js'
import { type InstantLike, stockholmDate } from '../calendar/stockholm.js'
import { isPayableOnline, type InvoiceStatus } from './statuses.js'

/** Days from the issue of an invoice to its due day. */
export const INVOICE_DAYS = { min: 10, usual: 30, max: 90 } as const

/** Returns the day in Stockholm on which an invoice is issued, and its due day. */
export function invoiceDates(
  issuedAt: InstantLike,
  days: number = INVOICE_DAYS.usual,
): { readonly createdOn: PlainDate; readonly dueOn: PlainDate } {
  const createdOn = stockholmDate(issuedAt)
  return { createdOn, dueOn: addDays(createdOn, days) }
}

/** Tells whether an invoice is open and its due day has passed in Stockholm. */
export function isOverdue(
  { status, dueOn }: { readonly status: InvoiceStatus; readonly dueOn: PlainDate },
  now: InstantLike,
): boolean {
  return isPayableOnline(status) && dueOn < stockholmDate(now)
}
