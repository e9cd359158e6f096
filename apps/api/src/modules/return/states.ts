import { returnStates } from '@klarsikt/core/return'
import { stateSql } from '../../state-sql.js'

/** States of a return, for statements. */
export const RETURN = stateSql(returnStates)
