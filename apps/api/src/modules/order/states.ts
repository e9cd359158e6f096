import { orderLineStates, orderStates } from '@klarsikt/core/order'
import { stateSql } from '../../state-sql.js'

/** States of an order, for statements. */
export const ORDER = stateSql(orderStates)

/** States of its lines, for statements. */
export const LINE = stateSql(orderLineStates)
