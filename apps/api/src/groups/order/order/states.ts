import { orderLineStates, orderStates } from '@klarsikt/core/order'
import { stateSql } from '../../../state-sql.js'

/** The life cycle of an order, for SQL statements. */
export const ORDER = stateSql(orderStates)

/** The life cycle of an order line, for SQL statements. */
export const LINE = stateSql(orderLineStates)
