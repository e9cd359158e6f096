import {
  AGE_GROUPS,
  type AgeGroup,
  type BookingState,
  bookingStates,
  EXAM_TYPE_IDS,
  type ExamKind,
  type ExaminerSkill,
  type ExamTypeId,
  type WorkPlan,
} from '@klarsikt/core/booking'
import { EXAM_PRICE_KINDS, type ExamPriceKind } from '@klarsikt/core/friends'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { checkState, whereState } from '../../state-sql.js'
import { customer } from '../customer/tables.js'
import { requisition } from '../requisition/tables.js'
import { store } from '../store/tables.js'
import { BOOKING } from './states.js'

/** An optician or audiologist of a store: what they may do and when they work. */
export const examiner = pgTable(
  'examiner',
  {
    id: text().primaryKey(),
    storeId: integer('store_id')
      .notNull()
      .references(() => store.id),
    name: text().notNull(),
    skills: jsonb().$type<readonly ExaminerSkill[]>().notNull(),
    /** Working hours without breaks, days that differ, and leave. */
    plan: jsonb().$type<WorkPlan>().notNull(),
    /** Who has left stays in the table, since visits name them. */
    leftAt: timestamp('left_at', { withTimezone: true }),
  },
  (table) => [index('examiner_store').on(table.storeId)],
)

/** A room of a store in which exams are done. */
export const examRoom = pgTable(
  'exam_room',
  {
    id: text().primaryKey(),
    storeId: integer('store_id')
      .notNull()
      .references(() => store.id),
    kinds: jsonb().$type<readonly ExamKind[]>().notNull(),
  },
  (table) => [index('exam_room_store').on(table.storeId)],
)

/** Numbers of bookings, one after the other. */
export const bookingNumbers = pgSequence('booking_number', { startWith: 1, maxValue: 89_999_999 })

/** Each of the sequence becomes another number of eight digits: the factor has no divisor in common with how many there are. */
const BOOKING_NUMBER = sql`'B' || (10000000 + nextval('booking_number') * 48271 % 90000000)::text`

/** A visit that was booked or suggested. */
export const booking = pgTable(
  'booking',
  {
    /** 128 random bits: whoever has them manages the booking. */
    id: text().primaryKey(),
    /** What calendars know the visit by; it opens nothing. */
    calendarId: text('calendar_id').notNull().unique(),
    /** What people call the visit by; it opens nothing. The default spreads the numbers, so that nobody counts visits by them. */
    number: text().notNull().unique().default(BOOKING_NUMBER),
    /** Grows with each change that a calendar must take over. */
    sequence: integer().notNull().default(0),
    state: text().$type<BookingState>().notNull(),
    examType: text('exam_type').$type<ExamTypeId>().notNull(),
    ageGroup: text('age_group').$type<AgeGroup>(),
    storeId: integer('store_id')
      .notNull()
      .references(() => store.id),
    /** The time that is booked, was booked before it was cancelled, or is suggested. */
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    examinerId: text('examiner_id').references(() => examiner.id),
    /** Whom it is for, sealed; empty once it is forgotten. */
    person: text().notNull(),
    /** The store chose the present time: changing it is free. */
    movedByStore: boolean('moved_by_store').notNull().default(false),
    /** Who was logged in when it was made. */
    customerId: text('customer_id').references(() => customer.id),
    /** When the store asked the customer for another time; null where it has not, or has got an answer. */
    rebookAskedAt: timestamp('rebook_asked_at', { withTimezone: true }),
    /** What late changes have cost, öre. */
    fee: integer().notNull().default(0),
    /** What the visit costs, öre, and why; null for one that was booked before prices were stored. */
    price: integer(),
    priceKind: text('price_kind').$type<ExamPriceKind>(),
    /** The last day on which it is a free revisit; null for one that is none. */
    revisitUntil: date('revisit_until'),
    /** The first day on which it is the yearly exam that a subscription includes; null for one that is not. */
    includedFrom: date('included_from'),
    /** The appointment at the booking system of the store; null where the shop keeps the time itself, or none is booked. */
    providerReference: text('provider_reference').unique(),
    /** The version of it that has been taken over. */
    providerVersion: integer('provider_version').notNull().default(0),
    /** It changed there while a call was open, and has to be read again. */
    isProviderChanged: boolean('is_provider_changed').notNull().default(false),
    /** Who sees the customer there. */
    practitioner: text(),
    /** What a manager is asked about it; null where nobody is. */
    requisitionId: text('requisition_id')
      .unique()
      .references(() => requisition.id),
    /** Keyed digest of the idempotency key and the person: the same call again is the same booking. */
    callDigest: text('call_digest').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** Reminders that have been sent for the present time. */
    remindedEarly: boolean('reminded_early').notNull().default(false),
    remindedLate: boolean('reminded_late').notNull().default(false),
  },
  (table) => [
    index('booking_customer').on(table.customerId, table.startsAt),
    index('booking_store').on(table.storeId, table.startsAt),
    index('booking_to_rebook')
      .on(table.storeId)
      .where(sql`rebook_asked_at is not null`),
    index('booking_unreminded')
      .on(table.startsAt)
      .where(sql`${whereState(BOOKING.from('complete'))} and not reminded_late`),
    checkState('booking_state', table.state, bookingStates.states),
    checkState('booking_exam_type', table.examType, EXAM_TYPE_IDS),
    checkState('booking_age_group', table.ageGroup, AGE_GROUPS),
    check('booking_span', sql`${table.startsAt} < ${table.endsAt}`),
    checkState('booking_price_kind', table.priceKind, EXAM_PRICE_KINDS),
    check('booking_price', sql`(${table.price} is null) = (${table.priceKind} is null) and ${table.price} >= 0`),
    check('booking_fee', sql`${table.fee} >= 0`),
  ],
)

/**
 * The time of an examiner and a room that is taken: by a booking, or held while someone types. Two exclusion constraints, which
 * only the migration can write, let no two spans of an examiner or of a room overlap.
 */
export const takenTime = pgTable(
  'taken_time',
  {
    /** Of a hold the secret that gives it back; of a booking the id of that. */
    id: text().primaryKey(),
    storeId: integer('store_id')
      .notNull()
      .references(() => store.id),
    examinerId: text('examiner_id')
      .notNull()
      .references(() => examiner.id),
    roomId: text('room_id')
      .notNull()
      .references(() => examRoom.id),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    bookingId: text('booking_id')
      .unique()
      .references(() => booking.id),
    /** Until when it is held; null for a booking. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** The session that holds it, by the digest of its secret. */
    heldBy: text('held_by'),
    /** What it is held for. */
    heldFor: text('held_for'),
  },
  (table) => [
    index('taken_time_store').on(table.storeId, table.startsAt),
    index('taken_time_held')
      .on(table.heldUntil)
      .where(sql`held_until is not null`),
    index('taken_time_held_by')
      .on(table.heldBy)
      .where(sql`held_by is not null`),
    check('taken_time_span', sql`${table.startsAt} < ${table.endsAt}`),
    check('taken_time_kind', sql`(${table.bookingId} is null) = (${table.heldUntil} is not null)`),
  ],
)

const PROVIDER_CALL_KINDS = ['create', 'move', 'cancel'] as const
/** `dropped`: the visit was cancelled before there was an answer. */
const PROVIDER_CALL_STATES = ['open', 'done', 'refused', 'dropped'] as const

/**
 * What is asked of the booking system of a store, written before it is sent and open until there is an answer: a lost one is asked for
 * again by the same key.
 */
export const providerCall = pgTable(
  'provider_call',
  {
    /** The idempotency key. */
    id: text().primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => booking.id),
    kind: text().$type<(typeof PROVIDER_CALL_KINDS)[number]>().notNull(),
    state: text().$type<(typeof PROVIDER_CALL_STATES)[number]>().notNull().default('open'),
    /** The appointment that it is about. */
    reference: text().notNull(),
    /** Of a create and a move: the time, and what it costs the customer, öre. */
    storeId: integer('store_id').references(() => store.id),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    practitionerId: text('practitioner_id'),
    holdId: text('hold_id'),
    fee: integer().notNull().default(0),
    /** The store chose the time, not the customer. */
    isByStore: boolean('is_by_store').notNull().default(false),
    /** What the store writes to the customer with it, sealed; null where it writes nothing. */
    message: text(),
    /** It has been sent without an answer: only the provider knows what came of it. */
    isUnknown: boolean('is_unknown').notNull().default(false),
    tries: integer().notNull().default(0),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('provider_call_due')
      .on(table.nextTryAt)
      .where(sql`state = 'open'`),
    index('provider_call_booking').on(table.bookingId),
    uniqueIndex('provider_call_one_time')
      .on(table.bookingId)
      .where(sql`state = 'open' and kind <> 'cancel'`),
    checkState('provider_call_kind', table.kind, PROVIDER_CALL_KINDS),
    checkState('provider_call_state', table.state, PROVIDER_CALL_STATES),
    check(
      'provider_call_time',
      sql`${table.kind} = 'cancel' or (${table.storeId} is not null and ${table.startsAt} is not null)`,
    ),
  ],
)

/** A time that is held at the booking system of a store while details are typed. */
export const providerHold = pgTable(
  'provider_hold',
  {
    id: text().primaryKey(),
    storeId: integer('store_id')
      .notNull()
      .references(() => store.id),
    /** The session that holds it, by the digest of its secret. */
    heldBy: text('held_by').notNull(),
    heldFor: text('held_for').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    practitionerId: text('practitioner_id').notNull(),
    heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
  },
  (table) => [index('provider_hold_held_by').on(table.heldBy), index('provider_hold_held').on(table.heldUntil)],
)

/** How far the list of changes of the provider has been read: one row. */
export const providerCheckpoint = pgTable(
  'provider_checkpoint',
  { id: integer().primaryKey().default(1), after: text().notNull() },
  (table) => [check('provider_checkpoint_one', sql`${table.id} = 1`)],
)
