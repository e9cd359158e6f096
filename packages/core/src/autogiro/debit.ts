import { addDays, type PlainDate } from '../calendar/plain-date.js'
import { addWorkingDays, sameOrNextWorkingDay, subtractWorkingDays } from '../calendar/working-days.js'
import type { InvoiceStatus } from '../invoice/statuses.js'
import { isPayableOnline } from '../invoice/statuses.js'
import { defineStates, type StateOf } from '../lib/states.js'
import * as autogiroMessages from '../messages/generated/autogiro.js'

/**
 * States of the debit that pays an invoice. An invoice has at most one. The bank pays or refuses it, and may later take
 * a payment back. A debit that becomes unnecessary before it is sent is dropped.
 */
export const debitStates = defineStates({
  planned: { send: 'sent', drop: 'dropped' },
  sent: { pay: 'paid', refuse: 'refused' },
  paid: { 'take-back': 'taken-back' },
  refused: {},
  dropped: {},
  'taken-back': {},
})
export type DebitState = StateOf<typeof debitStates>

export const DEBIT_STATE_MESSAGES: Readonly<Record<DebitState, () => string>> = {
  planned: autogiroMessages.debitPlanned,
  sent: autogiroMessages.debitSent,
  paid: autogiroMessages.debitPaid,
  refused: autogiroMessages.debitRefused,
  dropped: autogiroMessages.debitDropped,
  'taken-back': autogiroMessages.debitTakenBack,
}

/** States in which the shop has asked the bank for the money or will ask. */
export const OPEN_DEBIT_STATES: readonly DebitState[] = [...debitStates.from('drop'), ...debitStates.from('pay')]

/** Tells whether the bank has been or will be asked for the money. The shop must then not collect it in another way. */
export function isDebitOpen(state: DebitState): boolean {
  return OPEN_DEBIT_STATES.includes(state)
}

/** Tells whether the payer's bank has taken a payment back. */
export function isDebitTakenBack(state: DebitState): boolean {
  return state === debitStates.to('take-back')
}

/** Tells whether the debit was sent and the bank has not answered. */
export function isDebitSent(state: DebitState): boolean {
  return debitStates.can(state, 'pay')
}

export const DEBIT_REFUSALS = ['no-cover', 'account-closed', 'rejected'] as const
export type DebitRefusal = (typeof DEBIT_REFUSALS)[number]

export const DEBIT_REFUSAL_MESSAGES: Readonly<Record<DebitRefusal, () => string>> = {
  'no-cover': autogiroMessages.refusalNoCover,
  'account-closed': autogiroMessages.refusalAccountClosed,
  rejected: autogiroMessages.refusalRejected,
}

/** Weekdays from the announcement to the debit: the terms of autogiro promise the customer this notice at least. */
export const DEBIT_NOTICE_WORKING_DAYS = 8

/** Working days from sending a debit to its day. The bank giro accepts debits until the day before. */
const SENT_WORKING_DAYS_AHEAD = 2

/** Days to pay an invoice after its debit was refused. No reminder is sent before they have passed. */
export const REFUSED_DEBIT_DAYS = 10

/** Returns the day to announce for a debit: the due day, or later if the notice would be too short. */
export function debitDay(announcedOn: PlainDate, dueOn: PlainDate): PlainDate {
  const earliest = addWorkingDays(announcedOn, DEBIT_NOTICE_WORKING_DAYS)
  return sameOrNextWorkingDay(dueOn > earliest ? dueOn : earliest)
}

/** Returns the first day on which a debit is sent to the bank giro. */
export function debitSendDay(debitOn: PlainDate): PlainDate {
  return subtractWorkingDays(debitOn, SENT_WORKING_DAYS_AHEAD)
}

/** Returns the day to request from the bank giro: the announced day, or the next working day if that has passed. */
export function debitDrawDay(debitOn: PlainDate, today: PlainDate): PlainDate {
  return debitOn > today ? debitOn : addWorkingDays(today, 1)
}

/** Returns the new due day of an invoice whose debit was refused. */
export function payAfterRefusal(refusedOn: PlainDate): PlainDate {
  return addDays(refusedOn, REFUSED_DEBIT_DAYS)
}

/** Tells whether an invoice may be debited. An overdue one may not: the customer pays it as it states. */
export function isDebitable(
  { status, dueOn }: { readonly status: InvoiceStatus; readonly dueOn: PlainDate },
  today: PlainDate,
): boolean {
  return isPayableOnline(status) && dueOn >= today
}

/**
 * Returns the öre to debit when a debit is sent: what is unpaid, at most the announced amount. Null if nothing is due
 * any more. `isChosen`: the customer still pays by autogiro.
 */
export function debitAmount(
  { announced, left, status }: { readonly announced: number; readonly left: number; readonly status: InvoiceStatus },
  isChosen: boolean,
): number | null {
  if (!isChosen || !isPayableOnline(status) || left <= 0) return null
  return Math.min(announced, left)
}
