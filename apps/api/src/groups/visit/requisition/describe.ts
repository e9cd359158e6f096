import type { BookingRequisition, Requisition } from '@klarsikt/contract/shop/types'
import { kronor, wholeOre } from '@klarsikt/core/money'
import { REQUISITION_STATE_MESSAGES, requisitionStateAt, requisitionStates } from '@klarsikt/core/requisition'
import type { Deps } from '../../../context.js'
import { openContent } from './content.js'
import type { RequisitionRow } from './find.js'

/** Describes a requisition for its manager. The exam, its time and its result are left out. */
export function describeRequisition(
  { encryption, clock }: Pick<Deps, 'encryption' | 'clock'>,
  row: RequisitionRow,
): Requisition {
  const content = openContent(encryption, row.content)
  const state = requisitionStateAt(row, clock.now())
  return {
    id: row.id,
    state,
    stateText: REQUISITION_STATE_MESSAGES[state](),
    employee: content ? employeeName(content.employee) : '',
    company: content?.company.name ?? '',
    referenceType: content?.company.referenceType ?? 'freeText',
    reference: content?.company.reference ?? '',
    price: kronor(wholeOre(row.amount)),
    cover: content?.cover ? { ...content.cover, protectiveClasses: [...content.cover.protectiveClasses] } : null,
    sentAt: (row.sentAt ?? row.createdAt).toISOString(),
    expiresAt: (row.expiresAt ?? row.createdAt).toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

export function employeeName({
  firstName,
  lastName,
}: {
  readonly firstName: string
  readonly lastName: string
}): string {
  return `${firstName} ${lastName}`.trim()
}

/** Describes a requisition for the employee. It can be sent again while the visit is in the future. */
export function describeForEmployee(
  { state: stored, expiresAt }: Pick<RequisitionRow, 'state' | 'expiresAt'>,
  { now, isAhead }: { readonly now: Date; readonly isAhead: boolean },
): BookingRequisition {
  const state = requisitionStateAt({ state: stored, expiresAt }, now)
  const canSend = isAhead && state !== requisitionStates.initial && requisitionStates.can(state, 'send')
  return { state, expiresAt: expiresAt?.toISOString() ?? null, canSend }
}
