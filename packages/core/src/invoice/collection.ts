import { addDays, type PlainDate } from '../calendar/plain-date.js'
import { type InstantLike, stockholmDate } from '../calendar/stockholm.js'
import { defineStates, type StateOf } from '../lib/states.js'
import { REMINDER_PLAN } from './reminder.js'
import { amountLeft, type InvoiceBalance, movedInvoice } from './states.js'

/**
 * Life of the claim that a collection agency has on an invoice, of which there is one at most: claimed when staff hand the invoice over,
 * and sent with the next file. It is closed when nothing is left to pay, before or after it was sent.
 */
export const collectionStates = defineStates({
  waiting: { send: 'sent', close: 'closed' },
  sent: { close: 'closed', withdraw: 'withdrawn' },
  closed: {},
  withdrawn: {},
})
export type CollectionState = StateOf<typeof collectionStates>

/** Why an agency gives a claim back. */
export const WITHDRAWAL_REASONS = ['disputed', 'insolvent', 'unreachable', 'other'] as const
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number]

/** Days that a customer has to pay after the last reminder, a credit note or the day to pay by, before anybody else collects. */
export const COLLECTION_WAIT_DAYS = 10

/** An invoice as its hand-over sees it. */
export type CollectableInvoice = InvoiceBalance & {
  readonly dueOn: PlainDate
  /** How many letters of the reminder plan have been sent, and the day of the newest. */
  readonly reminders: number
  readonly remindedOn: PlainDate | null
  /** The day of the newest credit note. */
  readonly creditedOn: PlainDate | null
  /** The day to pay by after a debit that was refused. */
  readonly payBy: PlainDate | null
  /** An attempt to pay it on the web is open. */
  readonly isBeingPaid: boolean
  /** The bank draws it, or will. */
  readonly isDebitOpen: boolean
  /** An agency has or had it: an invoice is handed over once, ever. */
  readonly isHandedOver: boolean
  /** The shop has an agreement with an agency. */
  readonly hasAgency: boolean
}

/** Why an invoice may not be handed over now. */
export type CollectionProblem =
  | { readonly code: 'not-open' | 'no-agency' | 'handed-over' | 'being-paid' | 'debited' | 'not-reminded' }
  | { readonly code: 'too-early'; readonly from: PlainDate }

/** Why an invoice may not be handed over to a collection agency now; null where it may. */
export function collectionProblem(invoice: CollectableInvoice, now: InstantLike): CollectionProblem | null {
  if (movedInvoice(invoice, 'collect') === null || amountLeft(invoice) === 0) return { code: 'not-open' }
  if (!invoice.hasAgency) return { code: 'no-agency' }
  if (invoice.isHandedOver) return { code: 'handed-over' }
  if (invoice.isBeingPaid) return { code: 'being-paid' }
  if (invoice.isDebitOpen) return { code: 'debited' }
  const { dueOn, remindedOn, creditedOn, payBy } = invoice
  // The last letter of the plan is the one that warns of it.
  if (remindedOn === null || invoice.reminders < REMINDER_PLAN.length) return { code: 'not-reminded' }
  const days = [dueOn, remindedOn, creditedOn, payBy].filter((day) => day !== null)
  const from = addDays(days.toSorted().at(-1) ?? dueOn, COLLECTION_WAIT_DAYS)
  return stockholmDate(now) < from ? { code: 'too-early', from } : null
}
