import { requisitionStates } from '@klarsikt/core/b2b'
import { stateSql } from '../../../state-sql.js'

/** The life cycle of a requisition, for SQL statements. */
export const REQUISITION = stateSql(requisitionStates)
