import { returnStates } from '@klarsikt/core/return'
import { stateSql } from '../../../state-sql.js'

/** The life cycle of a return, for SQL statements. */
export const RETURN = stateSql(returnStates)
