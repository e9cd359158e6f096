import { QueryBuilder } from 'drizzle-orm/pg-core'
import { smsOutbox } from './tables.js'

/** SMS with their states, for a join. */
export const smsRow = new QueryBuilder()
  .select({ id: smsOutbox.id, state: smsOutbox.state })
  .from(smsOutbox)
  .as('sms_row')
