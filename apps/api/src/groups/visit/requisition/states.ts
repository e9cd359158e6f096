import { requisitionStates } from '@klarsikt/core/requisition'
import { stateSql } from '../../../state-sql.js'

/** The life cycle of a requisition, for SQL statements. */
export const REQUISITION = stateSql(requisitionStates)
