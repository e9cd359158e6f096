import { awaitsCustomer, endedInVain, submissionStates } from '@klarsikt/core/checkout'
import { captureStates, chargeStates, paymentStates, refundStates, savedPaymentStates } from '@klarsikt/core/payment'
import { inStates, stateSql } from '../../../state-sql.js'

/** The life cycle of a submission, for SQL statements. */
export const SUBMISSION = {
  ...stateSql(submissionStates),
  /** The states in which the customer can continue to pay. */
  awaitsCustomer: inStates(submissionStates.states.filter(awaitsCustomer)),
  /** The states that ended without an order. */
  endedInVain: inStates(submissionStates.states.filter(endedInVain)),
  /** The states in which the placing can be claimed, or claimed again with the same key. */
  claimable: inStates([...submissionStates.from('finalise'), submissionStates.to('finalise')]),
}

/** The life cycle of a payment, for SQL statements. */
export const PAYMENT = stateSql(paymentStates)

/** The life cycle of a capture, for SQL statements. */
export const CAPTURE = stateSql(captureStates)

/** The life cycle of a refund, for SQL statements. */
export const REFUND = stateSql(refundStates)

/** The life cycle of a charge, for SQL statements. */
export const CHARGE = stateSql(chargeStates)

/** The life cycle of a saved means of payment, for SQL statements. */
export const SAVED_PAYMENT = stateSql(savedPaymentStates)
