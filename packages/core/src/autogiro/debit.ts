import { addDays, type PlainDate } from '../calendar/plain-date.js'
import { addWorkingDays, sameOrNextWorkingDay, subtractWorkingDays } from '../calendar/working-days.js'
import type { InvoiceStatus } from '../invoice/statuses.js'
import { isPayableOnline } from '../invoice/statuses.js'
import { defineStates, type StateOf } from '../lib/states.js'
import * as autogiroMessages from '../messages/generated/autogiro.js'

/**
 * Life of the debit of an invoice, of which there is one at most: announced to the customer, sent to the bank, and paid or refused by
 * it; what was paid may be taken back by the payer's bank later. One that is not needed any more before it is sent is dropped; the invoice is then like any other.
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

/** What each state is called. */
export const DEBIT_STATE_MESSAGES: Readonly<Record<DebitState, () => string>> = {
  planned: autogiroMessages.debitPlanned,
  sent: autogiroMessages.debitSent,
  paid: autogiroMessages.debitPaid,
  refused: autogiroMessages.debitRefused,
  dropped: autogiroMessages.debitDropped,
  'taken-back': autogiroMessages.debitTakenBack,
}

/** The states of a debit that the bank is, or will be, asked for. */
export const OPEN_DEBIT_STATES: readonly DebitState[] = [...debitStates.from('drop'), ...debitStates.from('pay')]

/** Is the bank, or will it be, asked for the money? Nothing else may then be asked for it. */
export function isDebitOpen(state: DebitState): boolean {
  return OPEN_DEBIT_STATES.includes(state)
}

/** Has the payer's bank taken the money back that it drew? */
export function isDebitTakenBack(state: DebitState): boolean {
  return state === debitStates.to('take-back')
}

/** Has the bank been asked for the money, and not answered? */
export function isDebitSent(state: DebitState): boolean {
  return debitStates.can(state, 'pay')
}

/** Why the bank drew nothing. */
export const DEBIT_REFUSALS = ['no-cover', 'account-closed', 'rejected'] as const
export type DebitRefusal = (typeof DEBIT_REFUSALS)[number]

/** The refusal in words of the customer. */
export const DEBIT_REFUSAL_MESSAGES: Readonly<Record<DebitRefusal, () => string>> = {
  'no-cover': autogiroMessages.refusalNoCover,
  'account-closed': autogiroMessages.refusalAccountClosed,
  rejected: autogiroMessages.refusalRejected,
}

/** Weekdays before the day of the debit at the latest that the terms of autogiro promise the customer its amount and day. */
export const DEBIT_NOTICE_WORKING_DAYS = 8

/** Working days before its day that a debit is sent: the bank giro takes it until the day before. */
const SENT_WORKING_DAYS_AHEAD = 2

/** Days to pay an invoice whose debit was refused, before anybody is reminded of it. */
export const REFUSED_DEBIT_DAYS = 10

/** The day an invoice is drawn that is announced today: its due day, or later where the customer would hear of it too late. */
export function debitDay(announcedOn: PlainDate, dueOn: PlainDate): PlainDate {
  const earliest = addWorkingDays(announcedOn, DEBIT_NOTICE_WORKING_DAYS)
  return sameOrNextWorkingDay(dueOn > earliest ? dueOn : earliest)
}

/** From which day on a debit is sent. */
export function debitSendDay(debitOn: PlainDate): PlainDate {
  return subtractWorkingDays(debitOn, SENT_WORKING_DAYS_AHEAD)
}

/** The day to ask the bank giro for: the one that was announced, or the next one it takes where that has gone by. */
export function debitDrawDay(debitOn: PlainDate, today: PlainDate): PlainDate {
  return debitOn > today ? debitOn : addWorkingDays(today, 1)
}

/** By when an invoice is to be paid whose debit was refused on a day. */
export function payAfterRefusal(refusedOn: PlainDate): PlainDate {
  return addDays(refusedOn, REFUSED_DEBIT_DAYS)
}

/** Is an invoice drawn? One that is late already is not: its customer pays it as it was asked for. */
export function isDebitable(
  { status, dueOn }: { readonly status: InvoiceStatus; readonly dueOn: PlainDate },
  today: PlainDate,
): boolean {
  return isPayableOnline(status) && dueOn >= today
}

/**
 * What is drawn of an invoice when its debit is sent, öre: what is left of it then, and never more than was announced. Null where
 * nothing is to be drawn any more.
 */
export function debitAmount(
  { announced, left, status }: { readonly announced: number; readonly left: number; readonly status: InvoiceStatus },
  isChosen: boolean,
): number | null {
  if (!isChosen || !isPayableOnline(status) || left <= 0) return null
  return Math.min(announced, left)
}
