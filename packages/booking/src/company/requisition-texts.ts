import * as bookingMessages from '@klarsikt/core/messages/booking'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import { isRequisitionType, type RequisitionType } from '@klarsikt/core/requisition'
import { type TypedDetails } from '../details/typed-details.js'

/** The names of the ways to pay. */
export const REQUISITION_MESSAGES = {
  electronic: bookingMessages.requisitionElectronic,
  physical: bookingMessages.requisitionPhysical,
  'own-outlay': bookingMessages.requisitionOwnOutlay,
} as const satisfies Record<RequisitionType, () => string>

/** Says what happens when the visit is paid in each of the ways. */
export const REQUISITION_PAY_MESSAGES = {
  electronic: wizardMessages.companyPayElectronic,
  physical: wizardMessages.companyPayPhysical,
  'own-outlay': wizardMessages.companyPayOwnOutlay,
} as const satisfies Record<RequisitionType, () => string>

/** Returns the chosen way to pay. The summary shows it only after a choice, so the fallback does not appear. */
export function requisitionTypeOf({ requisitionType = '' }: TypedDetails): RequisitionType {
  return isRequisitionType(requisitionType) ? requisitionType : 'own-outlay'
}
