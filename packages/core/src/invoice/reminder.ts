import { addDays, type PlainDate } from '../calendar/plain-date.js'
import { type InstantLike, stockholmDate } from '../calendar/stockholm.js'
import { ore } from '../money/ore.js'
import { isPayableOnline, type InvoiceStatus } from './statuses.js'

/** What the law lets a reminder cost, and only where that was agreed before the invoice (1981:1057, 2 §). */
export const REMINDER_FEE = ore(60)

/** Percentage points above the reference rate of the Riksbank that interest on late payment is (1975:635, 6 §). */
export const LATE_INTEREST_POINTS = 8

/** Days after an invoice was issued before which the law gives no interest on it (1975:635, 4 §). */
const INTEREST_FREE_DAYS = 30

/** Letters about an invoice that is not paid, in days after its due day; the first costs nothing, and one of them may. */
export const REMINDER_PLAN = [
  { step: 'reminder', days: 1, hasFee: false },
  { step: 'second-reminder', days: 10, hasFee: true },
  { step: 'last-reminder', days: 20, hasFee: false },
] as const
export type ReminderStep = (typeof REMINDER_PLAN)[number]['step']
export const REMINDER_STEPS: readonly ReminderStep[] = REMINDER_PLAN.map(({ step }) => step)

/** An invoice as its reminders see it. */
export type RemindedInvoice = {
  readonly status: InvoiceStatus
  readonly dueOn: PlainDate
  /** How many letters of the plan have been sent. */
  readonly reminders: number
  readonly isReminderFeeAgreed: boolean
}

/** The letter that is due on a day, with its fee in öre; null where none is. Letters that were missed are not sent together. */
export function dueReminder(
  invoice: RemindedInvoice,
  now: InstantLike,
): { readonly step: ReminderStep; readonly fee: number } | null {
  const next = REMINDER_PLAN[invoice.reminders]
  if (!next || !isPayableOnline(invoice.status)) return null
  if (stockholmDate(now) < addDays(invoice.dueOn, next.days)) return null
  return { step: next.step, fee: next.hasFee && invoice.isReminderFeeAgreed ? REMINDER_FEE : 0 }
}

/** From when interest may be asked for: the day after it was due, and not within 30 days of the invoice. */
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
