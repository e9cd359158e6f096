import { randomBytes, randomInt } from 'node:crypto'
import type { PaymentLinkReply } from '@klarsikt/contract/shop/types'
import { awaitsPage, isAtProvider, SUBMISSION_MINUTES } from '@klarsikt/core/checkout'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { orderNumber } from '@klarsikt/core/order'
import { encodedHref } from '@klarsikt/core/paths'
import { isLinkPaid } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../context.js'
import { advancePayment } from '../payment/advance.js'
import { createSession } from '../payment/create-session.js'
import { sealSnapshot } from '../payment/sealed-snapshot.js'
import { findOpen, findSubmission, insertSubmission, prolong } from '../payment/submissions.js'
import { storeNameIn } from '../store/find-store-name.js'
import { describeLink, isOver } from './describe.js'
import { findLink, lockLink, openCustomer, type StoredLink, subjectOf } from './find.js'
import type { LinkSnapshot } from './payment-link-subject.js'

export type PayRefusal = 'payment-link.not-found' | 'payment-link.expired' | 'payment.provider-unavailable'
type Reply = Result<PaymentLinkReply, PayRefusal>

/** The customer sees an answer within 5 s, whatever the provider does. */
const CUSTOMER_TIMEOUT_MS = 4_300
/** When looking took longer than this, no new page is opened in the same answer, milliseconds. */
const MAX_WAIT_FOR_NEW_PAGE_MS = 700

/**
 * Opens the provider's page for a link, or the page that is open already. Asked for any number of times at once there is
 * one payment: the link is locked while it begins, and a paid one answers that it is paid.
 */
export async function payLink(deps: Deps, token: string, link: StoredLink): Promise<Reply> {
  const started = performance.now()
  for (;;) {
    const begun = await deps.database.transaction((tx) => begin(deps, tx, token, link.id))
    if (begun.state === 'paid') return answer(deps, token)
    if (begun.state === 'over') return err('payment-link.expired')
    if (begun.state === 'away') return err('payment.provider-unavailable')
    // The customer may have paid on a page that is open already; only the provider knows.
    const advanced = begun.fresh
      ? 'open'
      : await advancePayment(deps, begun.id, { signal: AbortSignal.timeout(CUSTOMER_TIMEOUT_MS) })
    if (advanced === 'placed') return answer(deps, token)
    if (advanced === 'open') return toPage(deps, token, begun.id)
    if (advanced === 'pending') {
      // The outcome is unknown: the open payment page is shown again, not a second one.
      const known = await findSubmission(deps.database, begun.id)
      return answer(deps, token, known && isAtProvider(known.state) ? known.payment.redirectUrl : null)
    }
    if (performance.now() - started > MAX_WAIT_FOR_NEW_PAGE_MS) return err('payment.provider-unavailable')
  }
}

type Begun =
  | { readonly state: 'paid' }
  | { readonly state: 'over' }
  /** No payment provider is configured. */
  | { readonly state: 'away' }
  | { readonly state: 'begun'; readonly id: string; readonly fresh: boolean }

async function begin(deps: Deps, tx: Executor, token: string, linkId: string): Promise<Begun> {
  const link = await lockLink(tx, linkId)
  if (!link) throw new Error('A payment link has gone')
  if (link.stopped) return { state: 'over' }
  if (isLinkPaid(link.state)) return { state: 'paid' }
  const now = deps.clock.now()
  const open = await findOpen(tx, subjectOf(link))
  if (isOver(link, open, now)) return { state: 'over' }
  const until = new Date(now.getTime() + SUBMISSION_MINUTES * 60_000)
  if (open) {
    // A customer who starts late is not interrupted, but the link itself is not extended.
    if (now < link.expiresAt) await prolong(tx, open.id, until)
    return { state: 'begun', id: open.id, fresh: awaitsPage(open.state) }
  }
  const id = randomBytes(18).toString('base64url')
  const method = deps.payments.defaultMethod
  const provider = method === null ? undefined : deps.payments.byMethod(method)
  if (method === null || !provider) return { state: 'away' }
  const snapshot: LinkSnapshot = {
    customer: openCustomer(deps.encryption, link.customer),
    purpose: link.purpose,
    toPay: link.amount,
    storeName: storeNameIn(deps.catalogue.state, link.storeId),
    returnPath: encodedHref('payment-link', { token }),
  }
  await insertSubmission(tx, {
    id,
    key: `payment-link:${linkId}:${id}`,
    subject: subjectOf(link),
    orderNumber: orderNumber(randomInt(2 ** 32)),
    snapshot: sealSnapshot(deps.encryption, snapshot),
    total: link.amount,
    expiresAt: until,
    now,
    payment: { method, provider: provider.name, amount: link.amount },
  })
  return { state: 'begun', id, fresh: true }
}

async function toPage(deps: Deps, token: string, id: string): Promise<Reply> {
  const opened = await createSession(deps, id)
  if (opened.state === 'failed') return err('payment.provider-unavailable')
  return answer(deps, token, opened.state === 'open' ? opened.redirectUrl : null)
}

/** The state of the link, read again. */
export async function answer(deps: Deps, token: string, redirectUrl: string | null = null): Promise<Reply> {
  const link = await findLink(deps.database, deps.encryption, token)
  if (!link) return err('payment-link.not-found')
  return ok({ data: await describeLink(deps, link), redirectUrl, ended: null })
}
