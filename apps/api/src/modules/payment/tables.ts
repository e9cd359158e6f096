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
import type { PaymentLine } from '../../providers/payment/port.js'
import { checkState, whereState } from '../../state-sql.js'
import { customer } from '../customer/tables.js'
import { CAPTURE, REFUND, SAVED_PAYMENT, SUBMISSION } from './states.js'

/**
 * One attempt to pay for a subject, known by the client's idempotency key. Everything that was agreed is sealed in the
 * snapshot, so that what is placed later is what was agreed.
 */
export const submission = pgTable(
  'submission',
  {
    /** Also the id of the payment. */
    id: text().primaryKey(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** What is paid for: a kind of core/payment and the id of one of it. */
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
 * A means of payment that a customer has saved at a provider. States: core/payment. Its row stays when it is removed, without the
 * token and the customer once both have gone: payments name it.
 */
export const savedPayment = pgTable(
  'saved_payment',
  {
    id: text().primaryKey(),
    /** Whose it is; null once the account is erased. */
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
    /** When the provider is told, again, that it is removed. */
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

/** The payment of a submission at a provider (or by gift cards only). States: core/payment. */
export const payment = pgTable(
  'payment',
  {
    id: text()
      .primaryKey()
      .references(() => submission.id),
    method: integer().notNull(),
    provider: text().notNull(),
    /** What the provider shall charge, öre. */
    amount: integer().notNull(),
    state: text().$type<PaymentState>().notNull(),
    session: text(),
    page: text(),
    redirectUrl: text('redirect_url'),
    /** A process is opening the provider's page since then; taken over when it takes too long. */
    openingAt: timestamp('opening_at', { withTimezone: true }),
    /** What is charged, where that is a saved means of payment and no page is opened. */
    savedPaymentId: text('saved_payment_id').references(() => savedPayment.id),
    /** The approval, or the saved token, we are placing with, sealed. Once set it never changes: the same key goes with the same one. */
    token: text(),
    /** The provider's number of the placed payment. */
    reference: text().unique(),
    failure: text(),
    attempts: integer().notNull().default(0),
    /** When the truth is asked for again. */
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

/** One means of a payment; the tenders of an order sum to its total. */
export const tender = pgTable(
  'tender',
  {
    id: text().primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payment.id),
    /** What the payment is called in the books. */
    orderNumber: text('order_number').notNull(),
    method: integer().notNull(),
    amount: integer().notNull(),
    giftCardId: text('gift_card_id'),
    provider: text().notNull(),
    reference: text().notNull(),
    /** States of the charge: core/payment. */
    chargeState: text('charge_state').$type<ChargeState>().notNull(),
    captured: integer().notNull().default(0),
    refunded: integer().notNull().default(0),
    /** What of a reservation is not needed any more, since it was cancelled. */
    released: integer().notNull().default(0),
    /** What is paid for after a part was cancelled, as the provider lists it; null as long as that is what was agreed. */
    lines: jsonb().$type<readonly PaymentLine[]>(),
    /** What is to be done at the provider; done by a job, stored until the provider has accepted it. */
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

/** A part of a tender that is taken, for one parcel. Written when it leaves; a job takes it from the provider. */
export const capture = pgTable(
  'capture',
  {
    /** The tender and the parcel. Root of the idempotency key. */
    id: text().primaryKey(),
    tenderId: text('tender_id')
      .notNull()
      .references(() => tender.id),
    orderNumber: text('order_number').notNull(),
    /** The captures of a tender are counted from 1 and taken in that order. */
    place: integer().notNull(),
    amount: integer().notNull(),
    /** What it pays for, as the provider lists it. */
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

/** A part of a tender that goes back to where it came from. Written when it is decided; a job pays it at the provider. */
export const refund = pgTable(
  'refund',
  {
    /** Made of the reference and the tender, so that one decision pays each tender once. Root of the idempotency key. */
    id: text().primaryKey(),
    tenderId: text('tender_id')
      .notNull()
      .references(() => tender.id),
    orderNumber: text('order_number').notNull(),
    /** What decided it: a return, or a person. */
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
