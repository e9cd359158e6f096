import type { ShopClient } from '@klarsikt/contract/client'
import { httpStatus } from '@klarsikt/core/errors'
import { outcomeOf } from '@klarsikt/forms'
import { data, redirect } from 'react-router'
import { requisitionPath } from './requisition-path.js'

/** Why the answer was not received. The manager can send it again. */
export interface RequisitionAnswer {
  readonly failure: string
}

/** Sends the manager's answer. If the requisition was decided or has expired, the page itself says so. */
export async function answerRequisition(client: ShopClient, form: FormData) {
  const token = String(form.get('token') ?? '')
  const call = { params: { token }, body: {} }
  const isApproval = form.get('answer') === 'approve'
  const outcome = await outcomeOf(isApproval ? client.approveRequisition(call) : client.rejectRequisition(call))
  const isOver = !outcome.ok && (outcome.code === 'requisition.decided' || outcome.code === 'requisition.expired')
  if (outcome.ok || isOver) throw redirect(requisitionPath(token), 303)
  const status = outcome.code === 'network' ? 503 : httpStatus(outcome.code)
  return data<RequisitionAnswer>({ failure: outcome.message }, { status })
}
