import type { PaymentLinkReply } from '@klarsikt/contract/shop/types'
import { awaitsPage } from '@klarsikt/core/checkout'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { isLinkPaid } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { encodedHref } from '@klarsikt/shop-config/paths'
import type { Deps } from '../../../context.js'
import { storeNameIn } from '../../catalogue/index.js'
import { type Begun, openPayment } from '../payment/open-payment.js'
import { attemptUntil, startAttempt } from '../payment/start-attempt.js'
import { findOpen, prolong } from '../payment/submissions.js'
import { describeLink, isOver } from './describe.js'
import { findLink, isOfFormerAddress, lockLink, openCustomer, type StoredLink, subjectOf } from './find.js'
import type { LinkSnapshot } from './payment-link-subject.js'

export type PayRefusal = 'payment-link.not-found' | 'payment-link.expired' | 'payment.provider-unavailable'
type Reply = Result<PaymentLinkReply, PayRefusal>

/**
 * Opens the provider's page for a link, or returns the open page. The link is locked meanwhile, so that simultaneous
 * calls make one payment. A paid link answers that it is paid.
 */
export async function payLink(deps: Deps, token: string, link: StoredLink): Promise<Reply> {
  const opened = await openPayment(deps, (tx) => begin(deps, tx, token, link.id))
  return opened.ok ? answer(deps, token, opened.value.redirectUrl) : opened
}

async function begin(deps: Deps, tx: Executor, token: string, linkId: string): Promise<Begun<PayRefusal>> {
  const link = await lockLink(tx, linkId)
  if (!link) throw new Error('A payment link has gone')
  const subject = subjectOf(link)
  if (link.stopped) return { state: 'refused', error: 'payment-link.expired' }
  if (isLinkPaid(link.state)) return { state: 'done' }
  const now = deps.clock.now()
  const open = await findOpen(tx, subject)
  const isVoid = open === null && (await isOfFormerAddress(tx, deps.encryption, link))
  if (isVoid || isOver(link, open, now)) return { state: 'refused', error: 'payment-link.expired' }
  if (open) {
    // A customer who starts late gets the time to finish, but the link is not extended.
    if (now < link.expiresAt) await prolong(tx, open.id, attemptUntil(now))
    return { state: 'begun', id: open.id, fresh: awaitsPage(open.state) }
  }
  const snapshot: LinkSnapshot = {
    customer: openCustomer(deps.encryption, link.customer),
    purpose: link.purpose,
    toPay: link.amount,
    storeName: storeNameIn(deps.catalogue.state, link.storeId),
    returnPath: encodedHref('payment-link', { token }),
  }
  const id = await startAttempt(deps, tx, { subject, snapshot, amount: link.amount })
  return id === null ? { state: 'refused', error: 'payment.provider-unavailable' } : { state: 'begun', id, fresh: true }
}

/** Reads and describes the link again. */
export async function answer(deps: Deps, token: string, redirectUrl: string | null = null): Promise<Reply> {
  const link = await findLink(deps.database, deps.encryption, token)
  if (!link) return err('payment-link.not-found')
  return ok({ data: await describeLink(deps, link), redirectUrl, ended: null })
}
