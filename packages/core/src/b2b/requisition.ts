import { oneOf } from '../lib/one-of.js'
import { defineStates, type StateOf } from '../lib/states.js'
import * as b2bMessages from '../messages/generated/b2b.js'
import * as statusMessages from '../messages/generated/status.js'

/** How a company pays for an exam: a manager approves it, a paper is brought along, or the employee pays first [BOOK-003]. */
export const REQUISITION_TYPES = ['electronic', 'physical', 'own-outlay'] as const
export type RequisitionType = (typeof REQUISITION_TYPES)[number]
export const isRequisitionType = oneOf(REQUISITION_TYPES)

/** Days that the manager's link is good. */
export const REQUISITION_DAYS = 14

/** Minutes that the link to a manager's list is good. */
export const REQUISITION_LIST_MINUTES = 30

const DAY_MS = 86_400_000

/**
 * Life of an electronic requisition; what a manager has decided stays (decision H2) [B2B-003, B2B-004]. It is a draft while the
 * store has not answered a suggested time, and used once the company is charged. What nobody decided can be sent again.
 */
export const requisitionStates = defineStates({
  draft: { send: 'pending', expire: 'expired' },
  pending: { send: 'pending', approve: 'approved', reject: 'rejected', expire: 'expired' },
  expired: { send: 'pending' },
  approved: { use: 'used' },
  rejected: {},
  used: {},
})
export type RequisitionState = StateOf<typeof requisitionStates>

/** What each state is called. */
export const REQUISITION_STATE_MESSAGES = {
  draft: statusMessages.requisitionDraft,
  pending: b2bMessages.requisitionPending,
  expired: statusMessages.requisitionExpired,
  approved: statusMessages.requisitionApproved,
  rejected: statusMessages.requisitionRejected,
  used: statusMessages.requisitionUsed,
} as const satisfies Record<RequisitionState, () => string>

/** What a manager can answer. */
export const REQUISITION_DECISIONS = ['approve', 'reject'] as const
export type RequisitionDecision = (typeof REQUISITION_DECISIONS)[number]

/** A requisition as the rules see it. */
export type DecidedRequisition = {
  readonly state: RequisitionState
  /** Until when the manager can answer; null before it is sent. */
  readonly expiresAt: Date | null
}

/** Until when a manager can answer what is sent now. */
export function requisitionExpiry(sentAt: Date): Date {
  return new Date(sentAt.getTime() + REQUISITION_DAYS * DAY_MS)
}

/** The state now: one whose days have passed has expired, whether or not that has been noted yet. */
export function requisitionStateAt({ state, expiresAt }: DecidedRequisition, now: Date): RequisitionState {
  const isOver = expiresAt !== null && expiresAt <= now && requisitionStates.can(state, 'approve')
  return isOver ? requisitionStates.to('expire') : state
}

/** What a decision comes to: it is made now, or was made before; else it came too late, or the other one was made. */
export type DecisionOutcome = 'decided' | 'decided-before' | 'expired' | 'decided-otherwise'

/** Judges a manager's decision; the same one sent twice is one. */
export function judgeDecision(
  requisition: DecidedRequisition,
  decision: RequisitionDecision,
  now: Date,
): DecisionOutcome {
  const state = requisitionStateAt(requisition, now)
  if (requisitionStates.can(state, decision)) return 'decided'
  if (state === requisitionStates.to(decision)) return 'decided-before'
  if (decision === 'approve' && state === requisitionStates.to('use')) return 'decided-before'
  return requisitionStates.can(state, 'send') ? 'expired' : 'decided-otherwise'
}

/**
 * Has the manager rejected since the employee last chose the visit? Then the employee, who was to pay nothing, has to choose again:
 * to pay, or to give the visit up or move it without a fee.
 */
export function isRejectedSince(
  { state, decidedAt }: { readonly state: RequisitionState; readonly decidedAt: Date | null },
  chosenAt: Date,
): boolean {
  return state === requisitionStates.to('reject') && decidedAt !== null && decidedAt >= chosenAt
}

/** Who pays for a company exam when the visit has taken place: what no manager has approved the employee pays. */
export type RequisitionPayer =
  /** By an invoice with the reference. */
  | 'company'
  /** In the store; the receipt is for the employer. */
  | 'employee'
  /** The store has the paper in hand, and settles by that. */
  | 'paper'

export function requisitionPayer(type: RequisitionType, state: RequisitionState | null): RequisitionPayer {
  if (type === 'physical') return 'paper'
  if (type === 'own-outlay' || state === null) return 'employee'
  return requisitionStates.can(state, 'use') || state === requisitionStates.to('use') ? 'company' : 'employee'
}
