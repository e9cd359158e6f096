import { type RequisitionState, requisitionStates } from '@klarsikt/core/requisition'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState, whereState } from '../../../state-sql.js'
import { invoice } from '../../money/invoice/tables.js'
import { customer } from '../../person/customer/tables.js'
import { REQUISITION } from './states.js'

const DECIDED = sql.raw(`in (${REQUISITION.is('approved')}, ${REQUISITION.is('rejected')}, ${REQUISITION.is('used')})`)

/**
 * A request to a manager about an employee's exam. Of the link's token and the manager's address only keyed digests are
 * stored, and the content is sealed. Its states are in core/requisition.
 */
export const requisition = pgTable(
  'requisition',
  {
    /** The id in audits and lists. It gives no access. */
    id: text().primaryKey(),
    state: text().$type<RequisitionState>().notNull(),
    /** The employee, company, reference and manager, sealed; empty after they are erased. */
    content: text().notNull(),
    managerDigest: text('manager_digest').notNull(),
    /** Null before it is sent. */
    tokenDigest: text('token_digest').unique(),
    /** The customer who was logged in when the exam was booked. */
    customerId: text('customer_id').references(() => customer.id),
    /** What the company is charged, in öre. */
    amount: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was last sent, and until when it can be answered. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
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
