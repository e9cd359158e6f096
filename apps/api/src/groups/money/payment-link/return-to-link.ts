import type { PaymentLinkReply } from '@klarsikt/contract/shop/types'
import { ok, type Result } from '@klarsikt/core/lib'
import { isLinkPaid } from '@klarsikt/core/payment'
import type { Deps } from '../../../context.js'
import { endOfLatest, takeReturn } from '../payment/open-payment.js'
import { type StoredLink, subjectOf } from './find.js'
import { answer, type PayRefusal } from './pay.js'

/** Handles the customer's return from the provider's page: returns the link, and how the attempt ended. */
export async function returnToLink(
  deps: Deps,
  token: string,
  link: StoredLink,
  outcome: 'success' | 'cancel' | 'failure',
): Promise<Result<PaymentLinkReply, PayRefusal>> {
  const subject = subjectOf(link)
  await takeReturn(deps, subject, outcome)
  const current = await answer(deps, token)
  if (!current.ok || isLinkPaid(current.value.data.state) || current.value.data.payment !== 'none') return current
  return ok({ ...current.value, ended: await endOfLatest(deps, subject) })
}
