import { awaitsCustomer, endedInVain, submissionStates } from '@klarsikt/core/checkout'
import { captureStates, chargeStates, paymentStates, refundStates, savedPaymentStates } from '@klarsikt/core/payment'
import { inStates, stateSql } from '../../state-sql.js'

/** States of a submission, for statements. */
export const SUBMISSION = {
  ...stateSql(submissionStates),
  /** The customer can still go on paying. */
  awaitsCustomer: inStates(submissionStates.states.filter(awaitsCustomer)),
  /** It has ended without an order. */
  endedInVain: inStates(submissionStates.states.filter(endedInVain)),
  /** An approval may be claimed again by the same key. */
  claimable: inStates([...submissionStates.from('finalise'), submissionStates.to('finalise')]),
}

/** States of a payment, for statements. */
export const PAYMENT = stateSql(paymentStates)

/** States of a part that is taken, for statements. */
export const CAPTURE = stateSql(captureStates)

/** States of money that goes back, for statements. */
export const REFUND = stateSql(refundStates)

/** States of the money at the provider, for statements. */
export const CHARGE = stateSql(chargeStates)

/** States of a saved means of payment, for statements. */
export const SAVED_PAYMENT = stateSql(savedPaymentStates)
