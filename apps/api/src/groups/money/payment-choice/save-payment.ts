import { randomBytes } from 'node:crypto'
import type { PaymentMethodChoice } from '@klarsikt/contract/shop/types'
import { awaitsPage } from '@klarsikt/core/checkout'
import { isRecentLogin } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { ZERO } from '@klarsikt/core/money'
import { isSaving, SAVED_PAYMENTS_MAX, savedPaymentStates } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { encodedHref } from '@klarsikt/shop-config/paths'
import type { Deps, SessionCtx } from '../../../context.js'
import { type Begun, endOfLatest, openPayment, takeReturn } from '../../money/payment/open-payment.js'
import { findNewestSaving, listSavedPayments } from '../../money/payment/saved-payments.js'
import { attemptUntil, startAttempt } from '../../money/payment/start-attempt.js'
import { findOpen, prolong } from '../../money/payment/submissions.js'
import { savedPayment } from '../../money/payment/tables.js'
import { findCustomer } from '../../person/index.js'
import { requireOpenPlatform } from '../../platform/index.js'
import { describePaymentMethod } from './payment-method.js'
import { type SavingSnapshot, savingSubject } from './saved-payment-subject.js'

type Refusal = 'payment.provider-unavailable' | 'saved-payment.too-many' | 'request.unauthorized'
type Reply<Refused> = Result<
  {
    readonly success: true
    readonly data: PaymentMethodChoice
    readonly redirectUrl: string | null
    readonly ended: 'saved' | 'declined' | 'cancelled' | null
  },
  Refused
>

/**
 * Opens the provider's page to save a means of payment, or returns the open page. The log-in must be recent, because
 * somebody with an old session could otherwise have things charged to what is saved.
 */
export async function startSaving(
  ctx: SessionCtx,
  customerId: string,
  lensSubscriptionId?: string,
): Promise<Reply<Refusal | 'login.step-up-required' | 'subscription.maintenance'>> {
  if (!isRecentLogin(ctx.session.authenticatedAt, ctx.clock.now())) return err('login.step-up-required')
  if (lensSubscriptionId !== undefined) {
    const isOpen = await requireOpenPlatform(ctx)
    if (!isOpen.ok) return isOpen
  }
  const opened = await openPayment(ctx, (tx) => begin(ctx, tx, customerId, lensSubscriptionId))
  return opened.ok ? answer(ctx, customerId, { redirectUrl: opened.value.redirectUrl, ended: null }) : opened
}

/**
 * Handles the customer's return from the provider's page. The result is read from the provider, and a repeated call
 * saves nothing more.
 */
export async function returnToSaving(
  deps: Deps,
  customerId: string,
  outcome: 'success' | 'cancel' | 'failure',
): Promise<Reply<never>> {
  const row = await findNewestSaving(deps.database, customerId)
  if (!row) return answer(deps, customerId, { redirectUrl: null, ended: null })
  await takeReturn(deps, savingSubject(row), outcome)
  const now = await findNewestSaving(deps.database, customerId)
  // A card that was saved before is kept once, and its new copy is removed.
  const saved = now !== null && now.id === row.id && now.savedAt !== null
  const ended = saved ? 'saved' : await endOfLatest(deps, savingSubject(row))
  return answer(deps, customerId, { redirectUrl: null, ended })
}

async function begin(
  deps: Deps,
  tx: Executor,
  customerId: string,
  lensSubscriptionId?: string,
): Promise<Begun<Refusal>> {
  const customer = await findCustomer(tx, deps.encryption, customerId, { lock: true })
  if (!customer) return { state: 'refused', error: 'request.unauthorized' }
  const newest = await findNewestSaving(tx, customerId)
  const begun = newest && isSaving(newest.state) ? newest : null
  const open = begun && (await findOpen(tx, savingSubject(begun)))
  if (open) {
    await prolong(tx, open.id, attemptUntil(deps.clock.now()))
    return { state: 'begun', id: open.id, fresh: awaitsPage(open.state) }
  }
  if ((await listSavedPayments(tx, customerId)).length >= SAVED_PAYMENTS_MAX)
    return { state: 'refused', error: 'saved-payment.too-many' }
  const { email, firstName, lastName, street, postalCode, city } = customer.profile
  const snapshot: SavingSnapshot = {
    customer: { email, firstName, lastName, ...(street !== '' && { street, postalCode, city }) },
    returnPath:
      lensSubscriptionId === undefined
        ? encodedHref('account-finance')
        : encodedHref('account-update-payment-method', { subscriptionId: lensSubscriptionId }),
  }
  const subject = savingSubject(begun ?? { id: await insertSaving(deps, tx, customerId) })
  const id = await startAttempt(deps, tx, { subject, snapshot, amount: ZERO })
  return id === null ? { state: 'refused', error: 'payment.provider-unavailable' } : { state: 'begun', id, fresh: true }
}

async function insertSaving(deps: Deps, tx: Executor, customerId: string): Promise<string> {
  const id = randomBytes(18).toString('base64url')
  const method = deps.payments.defaultMethod
  const provider = (method === null ? undefined : deps.payments.byMethod(method)?.name) ?? ''
  const row = { id, customerId, provider, state: savedPaymentStates.initial, createdAt: deps.clock.now() }
  await tx.orm.insert(savedPayment).values(row)
  return id
}

async function answer(
  deps: Deps,
  customerId: string,
  how: { readonly redirectUrl: string | null; readonly ended: 'saved' | 'declined' | 'cancelled' | null },
): Promise<Reply<never>> {
  return ok({ success: true, data: await describePaymentMethod(deps, customerId), ...how })
}
