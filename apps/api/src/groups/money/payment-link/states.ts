import { paymentLinkStates } from '@klarsikt/core/payment'
import { stateSql } from '../../../state-sql.js'

/** The life cycle of a payment link, for SQL statements. */
export const LINK = stateSql(paymentLinkStates)
