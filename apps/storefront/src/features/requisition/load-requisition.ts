import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import type { Requisition } from '@klarsikt/contract/shop/types'
import * as requisitionMessages from '@klarsikt/core/messages/requisition'
import { REQUISITION_DECISIONS, type RequisitionDecision, requisitionStates } from '@klarsikt/core/requisition'
import { replyOrThrow } from '../../lib/loading.js'
import { ANSWER_QUERY, ANSWER_WORDS } from './requisition-path.js'

export interface RequisitionData {
  readonly token: string
  /** Null for an unknown link. */
  readonly requisition: Requisition | null
  /** The answer that the page asks the manager to confirm. */
  readonly answer: RequisitionDecision | null
  readonly title: string
}

/** The error codes of a link that is unknown or was replaced by another. */
const LEADS_NOWHERE: ReadonlySet<string> = new Set([
  'requisition.not-found',
  'request.unauthorized',
  'request.forbidden',
])

/** Loads a requisition for its manager, and the answer to confirm. */
export async function loadRequisition(client: ShopClient, url: URL, token: string): Promise<RequisitionData> {
  const reply = await client.getRequisition({ params: { token } })
  if (isFailure(reply) && LEADS_NOWHERE.has(reply.error.code))
    return { token, requisition: null, answer: null, title: requisitionMessages.titleNotFound() }
  const { data: requisition } = replyOrThrow(reply)
  const word = url.searchParams.get(ANSWER_QUERY)
  const asked = REQUISITION_DECISIONS.find((one) => ANSWER_WORDS[one] === word) ?? null
  const answer = asked !== null && requisitionStates.can(requisition.state, asked) ? asked : null
  return { token, requisition, answer, title: titleOf(requisition, answer) }
}

function titleOf({ state }: Requisition, answer: RequisitionDecision | null): string {
  if (answer !== null)
    return answer === 'approve' ? requisitionMessages.titleApprove() : requisitionMessages.titleReject()
  switch (state) {
    case 'pending':
      return requisitionMessages.titleAsked()
    case 'approved':
    case 'used':
      return requisitionMessages.titleApproved()
    case 'rejected':
      return requisitionMessages.titleRejected()
    case 'draft':
    case 'expired':
      return requisitionMessages.titleExpired()
  }
}
