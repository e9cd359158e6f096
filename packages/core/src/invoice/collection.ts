import { addDays, type PlainDate } from '../calendar/plain-date.js'
import { type InstantLike, stockholmDate } from '../calendar/stockholm.js'
import { defineStates, type StateOf } from '../lib/states.js'
import { REMINDER_PLAN } from './reminder.js'
import { amountLeft, type InvoiceBalance, movedInvoice } from './states.js'

/**
 * States of a collection agency's claim on an invoice, at most one. It is sent with the next file, and closes when
 * nothing is left to pay, before or after sending.
 */
export const collectionStates = defineStates({
  waiting: { send: 'sent', close: 'closed' },
  sent: { close: 'closed', withdraw: 'withdrawn' },
  closed: {},
  withdrawn: {},
})
export type CollectionState = StateOf<typeof collectionStates>

export const WITHDRAWAL_REASONS = ['disputed', 'insolvent', 'unreachable', 'other'] as const
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number]

/** Days to pay after the last reminder, a credit note or a new due day before an invoice may be handed over. */
export const COLLECTION_WAIT_DAYS = 10

/** The parts of an invoice that decide whether it can be handed over. */
export type CollectableInvoice = InvoiceBalance & {
  readonly dueOn: PlainDate
  /** How many reminders have been sent, and the day of the latest. */
  readonly reminders: number
  readonly remindedOn: PlainDate | null
  readonly creditedOn: PlainDate | null
  /** New due day after a refused debit. */
  readonly payBy: PlainDate | null
  /** True if the customer is paying it on the web right now. */
  readonly isBeingPaid: boolean
  /** True if the bank has been or will be asked to debit it. */
  readonly isDebitOpen: boolean
  /** True if an agency has or had it. An invoice is handed over only once. */
  readonly isHandedOver: boolean
  readonly hasAgency: boolean
}

/** Why an invoice may not be handed over now. `from` is the first day on which it may. */
export type CollectionProblem =
  | { readonly code: 'not-open' | 'no-agency' | 'handed-over' | 'being-paid' | 'debited' | 'not-reminded' }
  | { readonly code: 'too-early'; readonly from: PlainDate }

/** Returns why an invoice may not be handed over to a collection agency now, or null if it may. */
export function collectionProblem(invoice: CollectableInvoice, now: InstantLike): CollectionProblem | null {
  if (movedInvoice(invoice, 'collect') === null || amountLeft(invoice) === 0) return { code: 'not-open' }
  if (!invoice.hasAgency) return { code: 'no-agency' }
  if (invoice.isHandedOver) return { code: 'handed-over' }
  if (invoice.isBeingPaid) return { code: 'being-paid' }
  if (invoice.isDebitOpen) return { code: 'debited' }
  const { dueOn, remindedOn, creditedOn, payBy } = invoice
  // Only the last reminder of the plan warns that the invoice may be handed over.
  if (remindedOn === null || invoice.reminders < REMINDER_PLAN.length) return { code: 'not-reminded' }
  const days = [dueOn, remindedOn, creditedOn, payBy].filter((day) => day !== null)
  const from = addDays(days.toSorted().at(-1) ?? dueOn, COLLECTION_WAIT_DAYS)
  return stockholmDate(now) < from ? { code: 'too-early', from } : null
}
