import { oneOf } from '../lib/one-of.js'
import { defineStates, type StateOf } from '../lib/states.js'
import * as statusMessages from '../messages/generated/status.js'

/**
 * How a company pays for an exam: a manager approves it, the employee brings a paper requisition, or the employee pays
 * and is reimbursed [BOOK-003].
 */
export const REQUISITION_TYPES = ['electronic', 'physical', 'own-outlay'] as const
export type RequisitionType = (typeof REQUISITION_TYPES)[number]
export const isRequisitionType = oneOf(REQUISITION_TYPES)

/** Days that the link to a manager is valid. */
export const REQUISITION_DAYS = 14

/** Minutes that the link to a manager's list of requisitions is valid. */
export const REQUISITION_LIST_MINUTES = 30

const DAY_MS = 86_400_000

/**
 * States of an electronic requisition (decision H2) [B2B-003, B2B-004]. It is a draft until the store answers a
 * suggested time. A manager's decision is final. An expired one can be sent again; an approved one is used when the
 * company is charged.
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

export const REQUISITION_STATE_MESSAGES = {
  draft: statusMessages.requisitionDraft,
  pending: statusMessages.requisitionPending,
  expired: statusMessages.requisitionExpired,
  approved: statusMessages.requisitionApproved,
  rejected: statusMessages.requisitionRejected,
  used: statusMessages.requisitionUsed,
} as const satisfies Record<RequisitionState, () => string>

export const REQUISITION_DECISIONS = ['approve', 'reject'] as const
export type RequisitionDecision = (typeof REQUISITION_DECISIONS)[number]

/** The parts of a requisition that decide its present state. */
export type DecidedRequisition = {
  readonly state: RequisitionState
  /** When the manager's link expires; null before it is sent. */
  readonly expiresAt: Date | null
}

/** Returns when a link that is sent now expires. */
export function requisitionExpiry(sentAt: Date): Date {
  return new Date(sentAt.getTime() + REQUISITION_DAYS * DAY_MS)
}

/** Returns the present state. A requisition past its expiry has expired, even if the database still says `pending`. */
export function requisitionStateAt({ state, expiresAt }: DecidedRequisition, now: Date): RequisitionState {
  const isOver = expiresAt !== null && expiresAt <= now && requisitionStates.can(state, 'approve')
  return isOver ? requisitionStates.to('expire') : state
}

/** Result of a manager's decision: made now, made before, too late, or the opposite was decided before. */
export type DecisionOutcome = 'decided' | 'decided-before' | 'expired' | 'decided-otherwise'

/** Judges a manager's decision. Sending the same decision twice is harmless. */
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
 * Tells whether the manager rejected it after the employee last chose the visit. The employee, who expected to pay
 * nothing, now chooses again: to pay, or to cancel or move the visit without a fee.
 */
export function isRejectedSince(
  { state, decidedAt }: { readonly state: RequisitionState; readonly decidedAt: Date | null },
  chosenAt: Date,
): boolean {
  return state === requisitionStates.to('reject') && decidedAt !== null && decidedAt >= chosenAt
}

/** Who pays for a company exam after the visit. The employee pays if no manager has approved it. */
export type RequisitionPayer =
  /** The company gets an invoice with its reference. */
  | 'company'
  /** The employee pays in the store, and may give the receipt to the employer. */
  | 'employee'
  /** The store settles by the paper requisition that the employee brings. */
  | 'paper'

export function requisitionPayer(type: RequisitionType, state: RequisitionState | null): RequisitionPayer {
  if (type === 'physical') return 'paper'
  if (type === 'own-outlay' || state === null) return 'employee'
  return requisitionStates.can(state, 'use') || state === requisitionStates.to('use') ? 'company' : 'employee'
}
