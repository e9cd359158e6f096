import { type CartHandoverState, cartHandoverStates } from '@klarsikt/core/cart-handover'
import type { SubscriptionInterval } from '@klarsikt/core/lens-subscription'
import { PAYMENT_LINK_CHANNELS } from '@klarsikt/core/payment'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState, inStates } from '../../../state-sql.js'
import { store } from '../../catalogue/store/tables.js'
import { customer } from '../../person/customer/tables.js'

/** A handed-over item, with its name at that time. Names contain no prescriptions. */
export type HandoverItem = {
  readonly name: string
  readonly quantity: number
  readonly interval: SubscriptionInterval | null
}

const OPEN = inStates(cartHandoverStates.open)
const AGREED = sql.raw(`'${cartHandoverStates.to('agree')}'`)

/**
 * What stores have put into customers' carts. The cart's lines refer to it as long as they exist. Its states are in
 * core/cart-handover.
 */
export const cartHandover = pgTable(
  'cart_handover',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    storeId: integer('store_id')
      .notNull()
      .references(() => store.id),
    employeeNumber: text('employee_number').notNull(),
    items: jsonb('items').$type<readonly HandoverItem[]>().notNull(),
    state: text().$type<CartHandoverState>().notNull(),
    /** How the last link was sent; null when none was sent. */
    channel: text({ enum: PAYMENT_LINK_CHANNELS }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    timesSent: integer('times_sent').notNull().default(0),
    handedOverAt: timestamp('handed_over_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** The number of the employee who withdrew it. */
    withdrawnBy: text('withdrawn_by'),
    orderNumber: text('order_number'),
  },
  (table) => [
    index('cart_handover_customer').on(table.customerId),
    index('cart_handover_store').on(table.storeId, table.state, table.handedOverAt),
    index('cart_handover_expiry')
      .on(table.expiresAt)
      .where(sql.raw(`state ${OPEN}`)),
    checkState('cart_handover_state', table.state, cartHandoverStates.states),
    check('cart_handover_sent', sql`(${table.channel} is null) = (${table.sentAt} is null)`),
    check('cart_handover_ended', sql`(${table.state} ${sql.raw(OPEN)}) = (${table.endedAt} is null)`),
    check('cart_handover_agreed', sql`(${table.state} = ${AGREED}) = (${table.orderNumber} is not null)`),
  ],
)
