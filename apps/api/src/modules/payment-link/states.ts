import { paymentLinkStates } from '@klarsikt/core/payment'
import { stateSql } from '../../state-sql.js'

/** States of a payment link, for statements. */
export const LINK = stateSql(paymentLinkStates)
