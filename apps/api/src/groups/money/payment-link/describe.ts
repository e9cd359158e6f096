import type { PaymentLinkStatus } from '@klarsikt/contract/shop/types'
import { awaitsCustomer } from '@klarsikt/core/checkout'
import * as paymentLinkMessages from '@klarsikt/core/messages/payment-link'
import * as purchaseErrorsMessages from '@klarsikt/core/messages/purchase-errors'
import { kronor } from '@klarsikt/core/money'
import { isLinkExpired, isLinkOpen, isLinkPaid, type PaymentLinkState, paymentLinkStates } from '@klarsikt/core/payment'
import type { Deps } from '../../../context.js'
import { storeNameIn } from '../../catalogue/index.js'
import { findOpen, type Submission } from '../payment/submissions.js'
import { isOfFormerAddress, type StoredLink, subjectOf } from './find.js'

const EXPIRED = paymentLinkStates.to('expire')

/** Whether a link has expired. A link with an open payment has not, because it may be paid at any moment. */
export function isOver(link: StoredLink, open: Pick<Submission, 'state'> | null, now: Date): boolean {
  return isLinkExpired(link.state) || (isLinkOpen(link.state) && open === null && link.expiresAt <= now)
}

/** Describes a link for its page, without anything that identifies the customer. */
export async function describeLink(deps: Deps, link: StoredLink): Promise<PaymentLinkStatus> {
  const open = isLinkOpen(link.state) ? await findOpen(deps.database, subjectOf(link)) : null
  const isVoid = open === null && (await isOfFormerAddress(deps.database, deps.encryption, link))
  const state = isVoid && isLinkOpen(link.state) ? EXPIRED : stateOf(link, open, deps.clock.now())
  const payment = open === null ? 'none' : awaitsCustomer(open.state) ? 'open' : 'pending'
  return {
    state,
    payment,
    amount: kronor(link.amount),
    purpose: link.purpose,
    storeName: storeNameIn(deps.catalogue.state, link.storeId),
    expiresAt: link.expiresAt.toISOString(),
    message: link.stopped ? paymentLinkMessages.stopped() : textOf(state, payment),
  }
}

/** The state of a link for its page. A payment stopped by the provider shows as expired: the link is used. */
function stateOf(link: StoredLink, open: Submission | null, now: Date): PaymentLinkState {
  return link.stopped || isOver(link, open, now) ? EXPIRED : link.state
}

function textOf(state: PaymentLinkState, payment: PaymentLinkStatus['payment']): string {
  if (isLinkPaid(state)) return paymentLinkMessages.paid()
  if (isLinkExpired(state)) return purchaseErrorsMessages.paymentLinkExpired()
  if (payment === 'pending') return purchaseErrorsMessages.paymentPending()
  return payment === 'open' ? paymentLinkMessages.open() : paymentLinkMessages.sent()
}
