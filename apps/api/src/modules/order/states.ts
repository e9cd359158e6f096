import { orderStates } from '@klarsikt/core/order'
import { stateSql } from '../../state-sql.js'

export const ORDER = stateSql(orderStates)
