import { type ClaimState, claimStates } from '@klarsikt/core/friends'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { checkState, inStates } from '../../state-sql.js'
import { customer } from '../customer/tables.js'
import { order } from '../order/tables.js'
import { store } from '../store/tables.js'

/** States in which the glasses of a claim are not claimed again. */
const COUNTED = inStates([claimStates.initial, claimStates.to('accept')])

/** What members have reported by the accident guarantee, and what a store has answered. */
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
    /** The frame among the lines of the order. */
    position: integer().notNull(),
    state: text().$type<ClaimState>().notNull(),
    happenedOn: date('happened_on').notNull(),
    /** What happened, sealed. */
    report: text().notNull(),
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
    answeredBy: integer('answered_by').references(() => store.id),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** What the store wrote to the customer, sealed. */
    answerText: text('answer_text').notNull().default(''),
  },
  (table) => [
    index('claim_customer').on(table.customerId),
    index('claim_reported').on(table.state, table.reportedAt),
    // Glasses are replaced once: two presses, and two tabs, report them once.
    uniqueIndex('claim_once')
      .on(table.orderNumber, table.position)
      .where(sql.raw(`state ${COUNTED}`)),
    checkState('claim_state', table.state, claimStates.states),
    check('claim_answered', sql`(${table.answeredAt} is null) = (${table.answeredBy} is null)`),
  ],
)
