import type { PaymentMethodChoice } from '@klarsikt/contract/shop/types'
import { awaitsCustomer } from '@klarsikt/core/checkout'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import {
  barToPaymentType,
  isChargeable,
  isSaving,
  maskedMeans,
  PAYMENT_TYPE_MESSAGES,
  PAYMENT_TYPES,
  type PaymentType,
  SAVED_PAYMENTS_MAX,
  savedPaymentStates,
} from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { hasOpenMandate, lockOpenMandate } from '../../money/mandate/find.js'
import { describeSaved } from '../../money/payment/describe-saved.js'
import {
  findNewestSaving,
  listSavedPayments,
  lockSavedPayment,
  type OwnSavedPayment,
  removeInTransaction,
  type SavedPaymentRow,
} from '../../money/payment/saved-payments.js'
import { findOpen } from '../../money/payment/submissions.js'
import { findCustomer } from '../../person/index.js'
import { audit, enqueueLetter } from '../../platform/index.js'
import { removedCardLetter } from './letters.js'
import { describeRecipient, followPaymentType } from './recipient.js'
import { savingSubject } from './saved-payment-subject.js'
import { paymentChoice } from './tables.js'

type Changed<Refusal> = Result<{ readonly success: true; readonly data: PaymentMethodChoice }, Refusal>

/** Describes how a customer pays invoices, the saved means of payment, and the possible choices. */
export async function describePaymentMethod(deps: Deps, customerId: string): Promise<PaymentMethodChoice> {
  const { database, clock } = deps
  const now = clock.now()
  const rows = await listSavedPayments(database, customerId)
  const [chosen] = await database.orm.select().from(paymentChoice).where(eq(paymentChoice.customerId, customerId))
  const means = {
    hasCard: rows.some((row) => isChargeable(row, now)),
    hasAutogiro: Boolean(deps.settings.autogiro),
    hasMandate: await hasOpenMandate(database, customerId),
    hasEInvoices: Boolean(deps.settings.eInvoice),
    hasPersonalNumber: await hasPersonalNumber(deps, database, customerId),
  }
  return {
    choice: chosen ? { type: chosen.type, savedPaymentId: chosen.savedPaymentId } : null,
    types: PAYMENT_TYPES.map((type) => ({
      type,
      name: PAYMENT_TYPE_MESSAGES[type](),
      bar: barToPaymentType(type, means),
    })),
    saved: rows.map((row) => describeSaved(row, now)),
    saving: await savingOf(deps, customerId, rows.length),
    eInvoice: await describeRecipient(database, customerId),
  }
}

/** Whether the customer has a personal number, checked by staff or BankID, by which banks know them. */
async function hasPersonalNumber({ encryption }: Pick<Deps, 'encryption'>, tx: Executor, customerId: string) {
  return ((await findCustomer(tx, encryption, customerId))?.personalNumber ?? null) !== null
}

async function savingOf(deps: Deps, customerId: string, count: number): Promise<PaymentMethodChoice['saving']> {
  const newest = await findNewestSaving(deps.database, customerId)
  const open = newest && isSaving(newest.state) ? await findOpen(deps.database, savingSubject(newest)) : null
  if (open) return awaitsCustomer(open.state) ? 'open' : 'pending'
  const method = deps.payments.defaultMethod
  if (method === null || !deps.payments.byMethod(method)?.savedPayments) return 'away'
  return count >= SAVED_PAYMENTS_MAX ? 'full' : 'possible'
}

/** Chooses how invoices are paid. The same choice again changes nothing. */
export async function choosePaymentType(
  deps: Deps,
  customerId: string,
  { type, savedPaymentId }: { readonly type: PaymentType; readonly savedPaymentId?: string | undefined },
): Promise<Changed<'payment-type.unavailable' | 'saved-payment.not-found' | 'saved-payment.unusable'>> {
  const now = deps.clock.now()
  const chosen = await deps.database.transaction(async (tx) => {
    const own = await findCustomer(tx, deps.encryption, customerId, { lock: true })
    const id = type === 'card' ? (savedPaymentId ?? null) : null
    const card = id === null ? null : await lockSavedPayment(tx, { customerId, id })
    if (id !== null && !isShown(card)) return err('saved-payment.not-found')
    if (card && !isChargeable(card, now)) return err('saved-payment.unusable')
    const means = {
      hasCard: card !== null,
      hasAutogiro: Boolean(deps.settings.autogiro),
      hasMandate: (await lockOpenMandate(tx, customerId)) !== null,
      hasEInvoices: Boolean(deps.settings.eInvoice),
      hasPersonalNumber: (own?.personalNumber ?? null) !== null,
    }
    if (barToPaymentType(type, means) !== null) return err('payment-type.unavailable')
    const values = { type, savedPaymentId: id, chosenAt: now }
    const [before] = await tx.orm.select().from(paymentChoice).where(eq(paymentChoice.customerId, customerId))
    if (before?.type === type && before.savedPaymentId === id) return ok(undefined)
    await followPaymentType(deps, tx, { customerId, type })
    await tx.orm
      .insert(paymentChoice)
      .values({ customerId, ...values })
      .onConflictDoUpdate({ target: paymentChoice.customerId, set: values })
    await audit(tx, now, { action: 'payment-type.chosen', subject: 'customer', id: customerId })
    return ok(undefined)
  })
  return chosen.ok ? ok({ success: true, data: await describePaymentMethod(deps, customerId) }) : chosen
}

function isShown(row: SavedPaymentRow | null): boolean {
  return row !== null && savedPaymentStates.can(row.state, 'remove')
}

/**
 * Removes a saved means of payment and its choice. A background round reports it to the provider. A repeated call
 * changes nothing.
 */
export async function removeSavedPayment(
  deps: Deps,
  own: OwnSavedPayment,
): Promise<Changed<'saved-payment.not-found'>> {
  const { customerId, id } = own
  const removed = await deps.database.transaction(async (tx) => {
    const row = await lockSavedPayment(tx, own)
    if (!row) return false
    if (!(await removeInTransaction(tx, row, deps.clock.now()))) return true
    await tx.orm
      .delete(paymentChoice)
      .where(and(eq(paymentChoice.customerId, customerId), eq(paymentChoice.savedPaymentId, id)))
    const { profile } = (await findCustomer(tx, deps.encryption, customerId)) ?? {}
    const card = maskedMeans(row) ?? accountFinanceMessages.cardUnnamed()
    const data = { firstName: profile?.firstName ?? '', card }
    await enqueueLetter(deps, tx, { template: removedCardLetter, to: profile?.email ?? '', data, key: id })
    return true
  })
  if (!removed) return err('saved-payment.not-found')
  return ok({ success: true, data: await describePaymentMethod(deps, customerId) })
}
