import { paymentLinkStates } from '@klarsikt/core/payment'
import { stateSql } from '../../state-sql.js'

export const LINK = stateSql(paymentLinkStates)
