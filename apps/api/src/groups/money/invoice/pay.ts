import type { InvoicePaymentReply } from '@klarsikt/contract/shop/types'
import { awaitsPage } from '@klarsikt/core/checkout'
import { amountLeft, isPayableOnline } from '@klarsikt/core/invoice'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import { wholeOre } from '@klarsikt/core/money'
import { hasFailed, isChargeable, savedPaymentStates } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { encodedHref } from '@klarsikt/shop-config/paths'
import type { Deps } from '../../../context.js'
import { PENDING_AFTER_MS } from '../../../providers/deadlines/deadlines.js'
import { advancePayment } from '../payment/advance.js'
import { type Begun, endOfLatest, openPayment, takeReturn } from '../payment/open-payment.js'
import { isUnusableFailure, lockSavedPayment } from '../payment/saved-payments.js'
import { attemptUntil, startAttempt } from '../payment/start-attempt.js'
import { startCharge } from '../payment/start-charge.js'
import { findByKey, findOpen, findSubmission, prolong, type Submission } from '../payment/submissions.js'
import { isDebitSent } from './debits.js'
import { describeInvoice } from './describe.js'
import { findInvoices, type InvoiceRow, lockInvoice, openReceiver, subjectOf } from './find.js'
import { giveUpAttempt } from './give-up-attempt.js'
import type { InvoiceSnapshot } from './invoice-subject.js'

type Refusal = 'invoice.not-found' | 'invoice.debit-sent' | 'payment.provider-unavailable'
type ChargeRefusal = Refusal | 'saved-payment.not-found' | 'saved-payment.unusable'
type Reply<Refused = Refusal> = Result<InvoicePaymentReply, Refused>
/** The saved means of payment to charge, and the caller's key. The same key is the same charge. */
export type Charge = { readonly id: string; readonly key: string }
/** An invoice of a customer. */
export type OwnInvoice = { readonly customerId: string; readonly number: string }

/**
 * Opens the provider's page for all that is left of the customer's own invoice, or returns the open page. Two tabs make
 * one payment, and a call after the payment is told that it is paid.
 */
export async function payInvoice(deps: Deps, own: OwnInvoice): Promise<Reply> {
  const opened = await openPayment(deps, (tx) => begin(deps, tx, own))
  return opened.ok ? answer(deps, own, { redirectUrl: opened.value.redirectUrl, ended: null }) : opened
}

/**
 * Charges all that is left of the customer's own invoice to a saved means of payment. If the provider's page is open
 * for the invoice, that attempt is ended first, so that the customer cannot pay twice. The charge is claimed before the
 * provider is called, and a repeated key returns its outcome.
 */
export async function chargeInvoice(deps: Deps, own: OwnInvoice, charge: Charge): Promise<Reply<ChargeRefusal>> {
  const [row] = await findInvoices(deps.database, own)
  if (!row) return err('invoice.not-found')
  await giveUpAttempt(deps, row.number)
  const begun = await deps.database.transaction((tx) => beginCharge(deps, tx, own, charge))
  if (begun.state === 'refused') return err(begun.error)
  if (begun.state === 'done') return answer(deps, own, { redirectUrl: null, ended: null })
  await advancePayment(deps, begun.id, { signal: AbortSignal.timeout(PENDING_AFTER_MS) })
  const submission = await findSubmission(deps.database, begun.id)
  return answer(deps, own, { redirectUrl: null, ended: submission && endOfCharge(submission) })
}

/** How a charge ended without payment. */
function endOfCharge({ payment: { state, failure, savedPaymentId } }: Submission): InvoicePaymentReply['ended'] {
  if (savedPaymentId === null || !hasFailed(state)) return null
  return isUnusableFailure(failure) ? 'means-unusable' : 'means-declined'
}

async function beginCharge(
  deps: Deps,
  tx: Executor,
  { customerId, number }: OwnInvoice,
  charge: Charge,
): Promise<Begun<ChargeRefusal>> {
  const row = await lockInvoice(tx, number)
  if (!row || row.customerId !== customerId) return { state: 'refused', error: 'invoice.not-found' }
  const subject = subjectOf(row)
  const key = `invoice-charge:${number}:${charge.key}`
  const earlier = await findByKey(tx, key)
  if (earlier) return { state: 'begun', id: earlier.id, fresh: false }
  if (!isPayableOnline(row.status)) return { state: 'done' }
  if (await isDebitSent(tx, number)) return { state: 'refused', error: 'invoice.debit-sent' }
  const open = await findOpen(tx, subject)
  if (open) return { state: 'begun', id: open.id, fresh: false }
  const saved = await lockSavedPayment(tx, { customerId, id: charge.id })
  if (!saved || savedPaymentStates.can(saved.state, 'revoke') || savedPaymentStates.isFinal(saved.state))
    return { state: 'refused', error: 'saved-payment.not-found' }
  if (!isChargeable(saved, deps.clock.now())) return { state: 'refused', error: 'saved-payment.unusable' }
  const snapshot: InvoiceSnapshot = { ...snapshotOf(deps, row), savedFor: accountFinanceMessages.savedCardPurpose() }
  const id = await startCharge(deps, tx, { subject, key, snapshot, amount: snapshot.toPay, saved })
  return id === null ? { state: 'refused', error: 'payment.provider-unavailable' } : { state: 'begun', id, fresh: true }
}

/** Handles the customer's return from the provider's page: returns the invoice, and how the attempt ended. */
export async function returnToInvoice(
  deps: Deps,
  own: OwnInvoice,
  outcome: 'success' | 'cancel' | 'failure',
): Promise<Reply> {
  const [row] = await findInvoices(deps.database, own)
  if (!row) return err('invoice.not-found')
  const subject = subjectOf(row)
  await takeReturn(deps, subject, outcome)
  const current = await answer(deps, own, { redirectUrl: null, ended: null })
  if (!current.ok || current.value.data.payment !== 'none' || !isPayableOnline(current.value.data.status))
    return current
  return ok({ ...current.value, ended: await endOfLatest(deps, subject) })
}

async function begin(deps: Deps, tx: Executor, { customerId, number }: OwnInvoice): Promise<Begun<Refusal>> {
  const row = await lockInvoice(tx, number)
  if (!row || row.customerId !== customerId) return { state: 'refused', error: 'invoice.not-found' }
  // The page itself says when the invoice is paid or cannot be paid here.
  if (!isPayableOnline(row.status)) return { state: 'done' }
  if (await isDebitSent(tx, number)) return { state: 'refused', error: 'invoice.debit-sent' }
  const subject = subjectOf(row)
  const open = await findOpen(tx, subject)
  if (open) {
    await prolong(tx, open.id, attemptUntil(deps.clock.now()))
    return { state: 'begun', id: open.id, fresh: awaitsPage(open.state) }
  }
  const snapshot = snapshotOf(deps, row)
  const id = await startAttempt(deps, tx, { subject, snapshot, amount: snapshot.toPay })
  return id === null ? { state: 'refused', error: 'payment.provider-unavailable' } : { state: 'begun', id, fresh: true }
}

function snapshotOf({ encryption }: Deps, row: InvoiceRow): InvoiceSnapshot {
  const { email, firstName, lastName, street, postalCode, city } = openReceiver(encryption, row.receiver)
  return {
    customer: { email, firstName, lastName, ...(street !== '' && { street, postalCode, city }) },
    name: accountFinanceMessages.invoice({ invoiceNumber: row.number }),
    toPay: wholeOre(amountLeft(row)),
    returnPath: encodedHref('account-finance-details', { id: row.number, subId: row.subscriptionId }),
  }
}

async function answer(
  deps: Deps,
  own: OwnInvoice,
  how: Pick<InvoicePaymentReply, 'redirectUrl' | 'ended'>,
): Promise<Result<InvoicePaymentReply, 'invoice.not-found'>> {
  const [row] = await findInvoices(deps.database, own)
  return row ? ok({ data: await describeInvoice(deps, row), ...how }) : err('invoice.not-found')
}
