import { addDays, type PlainDate } from '../calendar/plain-date.js'
import { type InstantLike, stockholmDate } from '../calendar/stockholm.js'
import { ore } from '../money/ore.js'
import { isPayableOnline, type InvoiceStatus } from './statuses.js'

/**
 * Highest fee of a reminder in öre (förordningen 1981:1057, 2 §). It may be charged only if it was agreed before the
 * debt arose (lagen 1981:739).
 */
export const REMINDER_FEE = ore(60)

/** Percentage points of late interest above the Riksbank's reference rate (räntelagen 1975:635, 6 §). */
export const LATE_INTEREST_POINTS = 8

/** Days after the issue of an invoice without late interest (räntelagen 1975:635, 4 §). */
const INTEREST_FREE_DAYS = 30

/** The reminders of an unpaid invoice, in days after its due day. Only the second may have a fee. */
export const REMINDER_PLAN = [
  { step: 'reminder', days: 1, hasFee: false },
  { step: 'second-reminder', days: 10, hasFee: true },
  { step: 'last-reminder', days: 20, hasFee: false },
] as const
export type ReminderStep = (typeof REMINDER_PLAN)[number]['step']
export const REMINDER_STEPS: readonly ReminderStep[] = REMINDER_PLAN.map(({ step }) => step)

/** The parts of an invoice that decide its next reminder. */
export type RemindedInvoice = {
  readonly status: InvoiceStatus
  readonly dueOn: PlainDate
  /** How many reminders have been sent. */
  readonly reminders: number
  readonly isReminderFeeAgreed: boolean
}

/** Returns the reminder that is due with its fee in öre, or null. Missed ones are not sent together. */
export function dueReminder(
  invoice: RemindedInvoice,
  now: InstantLike,
): { readonly step: ReminderStep; readonly fee: number } | null {
  const next = REMINDER_PLAN[invoice.reminders]
  if (!next || !isPayableOnline(invoice.status)) return null
  if (stockholmDate(now) < addDays(invoice.dueOn, next.days)) return null
  return { step: next.step, fee: next.hasFee && invoice.isReminderFeeAgreed ? REMINDER_FEE : 0 }
}

/** Returns the first day with late interest: the day after the due day, and not within 30 days of the invoice. */
export function interestFrom({
  createdOn,
  dueOn,
}: {
  readonly createdOn: PlainDate
  readonly dueOn: PlainDate
}): PlainDate {
  const [afterDue, afterDays] = [addDays(dueOn, 1), addDays(createdOn, INTEREST_FREE_DAYS)]
  return afterDue > afterDays ? afterDue : afterDays
}
