import { isRequisitionType, type RequisitionType } from '@klarsikt/core/b2b'
import * as bookingMessages from '@klarsikt/core/messages/booking'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import type { TypedDetails } from '../details/typed-details.js'

/** What each way to pay is called. */
export const REQUISITION_MESSAGES = {
  electronic: bookingMessages.requisitionElectronic,
  physical: bookingMessages.requisitionPhysical,
  'own-outlay': bookingMessages.requisitionOwnOutlay,
} as const satisfies Record<RequisitionType, () => string>

/** What happens when the visit is paid. */
export const REQUISITION_PAY_MESSAGES = {
  electronic: wizardMessages.companyPayElectronic,
  physical: wizardMessages.companyPayPhysical,
  'own-outlay': wizardMessages.companyPayOwnOutlay,
} as const satisfies Record<RequisitionType, () => string>

/** The way to pay that is chosen; a summary is shown only once one is. */
export function requisitionTypeOf({ requisitionType = '' }: TypedDetails): RequisitionType {
  return isRequisitionType(requisitionType) ? requisitionType : 'own-outlay'
}
