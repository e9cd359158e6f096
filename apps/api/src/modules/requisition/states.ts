import { requisitionStates } from '@klarsikt/core/b2b'
import { stateSql } from '../../state-sql.js'

/** States of a requisition, for statements. */
export const REQUISITION = stateSql(requisitionStates)
