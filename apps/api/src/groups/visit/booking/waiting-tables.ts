import { AGE_GROUPS, type AgeGroup, EXAM_TYPE_IDS, type ExamTypeId } from '@klarsikt/core/booking'
import {
  WAITING_DAY_PARTS,
  type WaitingDayPart,
  type WaitingOfferState,
  waitingOfferStates,
  type WaitingState,
  waitingStates,
} from '@klarsikt/core/waiting-list'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { checkState } from '../../../state-sql.js'
import { store } from '../../catalogue/store/tables.js'
import { customer } from '../../person/customer/tables.js'
import { booking } from './tables.js'

export const waitingEntry = pgTable(
  'waiting_entry',
  {
    /** 128 random bits. Everybody who knows them can answer offers and end the entry. */
    id: text().primaryKey(),
    /** The entry's id in the audit. It gives no access. */
    auditId: text('audit_id').notNull().unique(),
    state: text().$type<WaitingState>().notNull(),
    examType: text('exam_type').$type<ExamTypeId>().notNull(),
    ageGroup: text('age_group').$type<AgeGroup>(),
    storeIds: jsonb('store_ids').$type<readonly number[]>().notNull(),
    earliest: date().notNull(),
    latest: date().notNull(),
    dayPart: text('day_part').$type<WaitingDayPart>().notNull(),
    /** The booking that wants an earlier time. Offers go to its person. */
    bookingId: text('booking_id').references(() => booking.id),
    /**
     * The contact details of a person without a booking, sealed; otherwise empty. They are erased when the entry ends.
     */
    contact: text().notNull(),
    /** A keyed digest of the telephone number, to count its entries. */
    mobileDigest: text('mobile_digest').notNull(),
    /** A keyed digest of the call. While the entry is open, a repeated call finds it. */
    callDigest: text('call_digest').notNull(),
    customerId: text('customer_id').references(() => customer.id),
    /** The number of offers that expired without an answer. */
    unanswered: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('waiting_entry_open')
      .on(table.createdAt)
      .where(sql`ended_at is null`),
    uniqueIndex('waiting_entry_call')
      .on(table.callDigest)
      .where(sql`ended_at is null`),
    index('waiting_entry_mobile')
      .on(table.mobileDigest)
      .where(sql`ended_at is null`),
    index('waiting_entry_customer').on(table.customerId),
    checkState('waiting_entry_state', table.state, waitingStates.states),
    checkState('waiting_entry_exam_type', table.examType, EXAM_TYPE_IDS),
    checkState('waiting_entry_age_group', table.ageGroup, AGE_GROUPS),
    checkState('waiting_entry_day_part', table.dayPart, WAITING_DAY_PARTS),
    check('waiting_entry_days', sql`${table.earliest} <= ${table.latest}`),
    check('waiting_entry_ended', sql`(${table.endedAt} is null) = (${table.state} = 'waiting')`),
  ],
)

/**
 * A time that was offered to an entry. While the offer is open, a row of `taken_time` with the same id holds the time.
 */
export const waitingOffer = pgTable(
  'waiting_offer',
  {
    id: text().primaryKey(),
    entryId: text('entry_id')
      .notNull()
      .references(() => waitingEntry.id),
    state: text().$type<WaitingOfferState>().notNull(),
    storeId: integer('store_id')
      .notNull()
      .references(() => store.id),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** When the offer expires. */
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('waiting_offer_entry').on(table.entryId),
    // Prevents two open offers of one entry, also in a race.
    uniqueIndex('waiting_offer_open')
      .on(table.entryId)
      .where(sql`state = 'offered'`),
    index('waiting_offer_due')
      .on(table.until)
      .where(sql`state = 'offered'`),
    checkState('waiting_offer_state', table.state, waitingOfferStates.states),
    check('waiting_offer_span', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)
