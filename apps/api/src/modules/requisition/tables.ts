import { type RequisitionState, requisitionStates } from '@klarsikt/core/b2b'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState, whereState } from '../../state-sql.js'
import { customer } from '../customer/tables.js'
import { invoice } from '../invoice/tables.js'
import { REQUISITION } from './states.js'

const DECIDED = sql.raw(`in (${REQUISITION.is('approved')}, ${REQUISITION.is('rejected')}, ${REQUISITION.is('used')})`)

/**
 * What a manager is asked about an employee's exam. Of the token in the link only the keyed digest is here, and of the manager's
 * address as well; who and what for is sealed. States: core/b2b.
 */
export const requisition = pgTable(
  'requisition',
  {
    /** Names it in audits and lists; it opens nothing by itself. */
    id: text().primaryKey(),
    state: text().$type<RequisitionState>().notNull(),
    /** Employee, company, reference and manager, sealed; empty once they are forgotten. */
    content: text().notNull(),
    managerDigest: text('manager_digest').notNull(),
    /** Null before it is sent. */
    tokenDigest: text('token_digest').unique(),
    /** Who was logged in when the exam was booked. */
    customerId: text('customer_id').references(() => customer.id),
    /** What the company is charged for, öre. */
    amount: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was last sent, and until when it can be answered. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** What the company was charged by. */
    invoiceNumber: text('invoice_number').references(() => invoice.number),
  },
  (table) => [
    index('requisition_manager').on(table.managerDigest, table.createdAt),
    index('requisition_customer').on(table.customerId),
    index('requisition_expiry')
      .on(table.expiresAt)
      .where(whereState(REQUISITION.from('approve'))),
    checkState('requisition_state', table.state, requisitionStates.states),
    check('requisition_amount', sql`${table.amount} >= 0`),
    check(
      'requisition_sent',
      sql`(${table.sentAt} is null) = (${table.tokenDigest} is null) and (${table.sentAt} is null) = (${table.expiresAt} is null)`,
    ),
    check('requisition_decided', sql`(${table.state} ${DECIDED}) = (${table.decidedAt} is not null)`),
  ],
)
