import { type ClaimState, claimStates } from '@klarsikt/core/friends'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { checkState, inStates } from '../../../state-sql.js'
import { store } from '../../catalogue/store/tables.js'
import { customer } from '../../person/customer/tables.js'
import { order } from '../order/tables.js'

/** The states in which the glasses of a claim cannot be claimed again. */
const COUNTED = inStates([claimStates.initial, claimStates.to('accept')])

/** The claims of members under the accident guarantee, with the stores' answers. */
export const claim = pgTable(
  'claim',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    orderNumber: text('order_number')
      .notNull()
      .references(() => order.number),
    /** The position of the frame in the order. */
    position: integer().notNull(),
    state: text().$type<ClaimState>().notNull(),
    happenedOn: date('happened_on').notNull(),
    /** The report of what happened, sealed. */
    report: text().notNull(),
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
    answeredBy: integer('answered_by').references(() => store.id),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** The store's answer to the customer, sealed. */
    answerText: text('answer_text').notNull().default(''),
  },
  (table) => [
    index('claim_customer').on(table.customerId),
    index('claim_reported').on(table.state, table.reportedAt),
    // Glasses are replaced once, so two presses or two tabs make one claim.
    uniqueIndex('claim_once')
      .on(table.orderNumber, table.position)
      .where(sql.raw(`state ${COUNTED}`)),
    checkState('claim_state', table.state, claimStates.states),
    check('claim_answered', sql`(${table.answeredAt} is null) = (${table.answeredBy} is null)`),
  ],
)
