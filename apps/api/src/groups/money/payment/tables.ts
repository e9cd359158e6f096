import { type SubmissionState, submissionStates } from '@klarsikt/core/checkout'
import {
  type CaptureState,
  captureStates,
  CHARGE_ACTIONS,
  type ChargeAction,
  type ChargeState,
  chargeStates,
  type PaymentState,
  paymentStates,
  type RefundState,
  refundStates,
  type SavedPaymentState,
  savedPaymentStates,
  SUBJECT_TYPES,
  type SubjectType,
} from '@klarsikt/core/payment'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PaymentLine } from '../../../providers/payment/port.js'
import { checkState, whereState } from '../../../state-sql.js'
import { customer } from '../../person/customer/tables.js'
import { CAPTURE, REFUND, SAVED_PAYMENT, SUBMISSION } from './states.js'

/**
 * One attempt to pay for a subject, with the client's idempotency key. The snapshot holds sealed what was agreed, so
 * that exactly this is placed later.
 */
export const submission = pgTable(
  'submission',
  {
    /** The id of the submission and of its payment. */
    id: text().primaryKey(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** What is paid for: the kind from core/payment and the id. */
    subjectType: text('subject_type').$type<SubjectType>().notNull(),
    subjectId: text('subject_id').notNull(),
    orderNumber: text('order_number').notNull().unique(),
    state: text().$type<SubmissionState>().notNull(),
    snapshot: text().notNull(),
    total: integer().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('submission_open').on(table.subjectType, table.subjectId).where(whereState(SUBMISSION.open)),
    index('submission_expiry').on(table.expiresAt).where(whereState(SUBMISSION.awaitsCustomer)),
    index('submission_subject').on(table.subjectType, table.subjectId),
    checkState('submission_subject_type', table.subjectType, SUBJECT_TYPES),
    checkState('submission_state', table.state, submissionStates.states),
  ],
)

/**
 * A means of payment that a customer has saved at a provider. Its states are in core/payment. The row stays after the
 * removal, because payments refer to it; token and customer are then set to null.
 */
export const savedPayment = pgTable(
  'saved_payment',
  {
    id: text().primaryKey(),
    /** The owner; null after the account is erased. */
    customerId: text('customer_id').references(() => customer.id),
    provider: text().notNull(),
    state: text().$type<SavedPaymentState>().notNull(),
    /** The provider's token, sealed. */
    token: text(),
    brand: text(),
    lastDigits: text('last_digits'),
    expires: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }),
    /** When the removal is next reported to the provider. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    index('saved_payment_customer').on(table.customerId, table.createdAt),
    uniqueIndex('saved_payment_saving')
      .on(table.customerId)
      .where(sql.raw(`state = ${SAVED_PAYMENT.initial}`)),
    index('saved_payment_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
    checkState('saved_payment_state', table.state, savedPaymentStates.states),
    check(
      'saved_payment_token',
      sql`(${table.token} is null) = (${table.state} in (${sql.raw(`${SAVED_PAYMENT.initial}, ${SAVED_PAYMENT.to('revoke')}`)}))`,
    ),
  ],
)

/** The payment of a submission, at a provider or by gift cards only. Its states are in core/payment. */
export const payment = pgTable(
  'payment',
  {
    id: text()
      .primaryKey()
      .references(() => submission.id),
    method: integer().notNull(),
    provider: text().notNull(),
    /** The amount that the provider charges, in öre. */
    amount: integer().notNull(),
    state: text().$type<PaymentState>().notNull(),
    session: text(),
    page: text(),
    redirectUrl: text('redirect_url'),
    /** When a process began to open the provider's page. Another process takes over when that takes too long. */
    openingAt: timestamp('opening_at', { withTimezone: true }),
    /** The saved means of payment that is charged, when no page is opened. */
    savedPaymentId: text('saved_payment_id').references(() => savedPayment.id),
    /**
     * The approval or saved token with which the payment is placed, sealed. It is set once, because the same key must
     * always come with the same token.
     */
    token: text(),
    /** The provider's number of the payment. */
    reference: text().unique(),
    failure: text(),
    attempts: integer().notNull().default(0),
    /** When the sweep looks at the payment again. */
    checkAt: timestamp('check_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    index('payment_check')
      .on(table.checkAt)
      .where(sql`check_at is not null`),
    index('payment_saved_payment').on(table.savedPaymentId),
    check('payment_amount', sql`${table.amount} >= 0`),
    checkState('payment_state', table.state, paymentStates.states),
  ],
)

/** The part of a payment that one means pays. The tenders of an order sum to its total. */
export const tender = pgTable(
  'tender',
  {
    id: text().primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payment.id),
    /** The name of the payment in the books. */
    orderNumber: text('order_number').notNull(),
    method: integer().notNull(),
    amount: integer().notNull(),
    giftCardId: text('gift_card_id'),
    provider: text().notNull(),
    reference: text().notNull(),
    /** The state of the charge; see core/payment. */
    chargeState: text('charge_state').$type<ChargeState>().notNull(),
    captured: integer().notNull().default(0),
    refunded: integer().notNull().default(0),
    /** What was reserved and is no longer needed after a cancellation, in öre. */
    released: integer().notNull().default(0),
    /** The lines for the provider after a part was cancelled; null while the agreed lines hold. */
    lines: jsonb().$type<readonly PaymentLine[]>(),
    /** What is due at the provider. A job does it, and it stays stored until the provider has accepted it. */
    due: text().$type<ChargeAction>(),
    dueAt: timestamp('due_at', { withTimezone: true }),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    index('tender_order').on(table.orderNumber),
    index('tender_due')
      .on(table.dueAt)
      .where(sql`due is not null`),
    index('tender_payment').on(table.paymentId),
    checkState('tender_charge_state', table.chargeState, chargeStates.states),
    checkState('tender_due_action', table.due, CHARGE_ACTIONS),
    check('tender_amount', sql`${table.amount} > 0`),
    check('tender_captured', sql`${table.captured} between 0 and ${table.amount}`),
    check('tender_released', sql`${table.released} between 0 and ${table.amount} - ${table.captured}`),
    check('tender_refunded', sql`${table.refunded} between 0 and ${table.captured}`),
  ],
)

/**
 * A part of a tender that is captured for one parcel. It is written when the parcel leaves, and a job captures it at
 * the provider.
 */
export const capture = pgTable(
  'capture',
  {
    /** The tender's id and the place, from which the idempotency key is made. */
    id: text().primaryKey(),
    tenderId: text('tender_id')
      .notNull()
      .references(() => tender.id),
    orderNumber: text('order_number').notNull(),
    /** The captures of a tender are numbered from 1 and made in that order. */
    place: integer().notNull(),
    amount: integer().notNull(),
    /** What it pays for, as lines for the provider. */
    lines: jsonb().$type<readonly PaymentLine[]>().notNull(),
    state: text().$type<CaptureState>().notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    takenAt: timestamp('taken_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('capture_place').on(table.tenderId, table.place),
    index('capture_order').on(table.orderNumber),
    index('capture_due').on(table.dueAt).where(whereState(CAPTURE.open)),
    checkState('capture_state', table.state, captureStates.states),
    check('capture_amount', sql`${table.amount} > 0`),
  ],
)

/** A part of a tender that is refunded. It is written when the refund is decided, and a job pays it at the provider. */
export const refund = pgTable(
  'refund',
  {
    /**
     * Made of the reference and the tender's id, so that a decision refunds each tender once. The idempotency key is
     * made from it.
     */
    id: text().primaryKey(),
    tenderId: text('tender_id')
      .notNull()
      .references(() => tender.id),
    orderNumber: text('order_number').notNull(),
    /** What decided the refund: a return or a person. */
    reference: text().notNull(),
    amount: integer().notNull(),
    state: text().$type<RefundState>().notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
  },
  (table) => [
    index('refund_tender').on(table.tenderId, table.createdAt),
    index('refund_order').on(table.orderNumber),
    index('refund_due').on(table.dueAt).where(whereState(REFUND.open)),
    checkState('refund_state', table.state, refundStates.states),
    check('refund_amount', sql`${table.amount} > 0`),
  ],
)
