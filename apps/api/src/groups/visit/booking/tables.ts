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
import { checkState, whereState } from '../../../state-sql.js'
import { store } from '../../catalogue/store/tables.js'
import { customer } from '../../person/customer/tables.js'
import { requisition } from '../requisition/tables.js'
import { BOOKING } from './states.js'

/** An optician or audiologist of a store, with their skills and schedule. */
export const examiner = pgTable(
  'examiner',
  {
    id: text().primaryKey(),
    storeId: integer('store_id')
      .notNull()
      .references(() => store.id),
    name: text().notNull(),
    skills: jsonb().$type<readonly ExaminerSkill[]>().notNull(),
    /** The working hours without breaks, the days that differ, and leave. */
    plan: jsonb().$type<WorkPlan>().notNull(),
    /** The row of an examiner who has left stays, because visits refer to it. */
    leftAt: timestamp('left_at', { withTimezone: true }),
  },
  (table) => [index('examiner_store').on(table.storeId)],
)

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

export const bookingNumbers = pgSequence('booking_number', { startWith: 1, maxValue: 89_999_999 })

/**
 * Spreads the sequence over all numbers of eight digits without repeating one, because the factor and 90,000,000 have
 * no common divisor.
 */
const BOOKING_NUMBER = sql`'B' || (10000000 + nextval('booking_number') * 48271 % 90000000)::text`

/** A booked or suggested visit. */
export const booking = pgTable(
  'booking',
  {
    /** 128 random bits. Everybody who knows them can manage the booking. */
    id: text().primaryKey(),
    /** The visit's id in calendars. It gives no access. */
    calendarId: text('calendar_id').notNull().unique(),
    /**
     * The number by which people name the visit. It gives no access. The default spreads the numbers, so that they do
     * not show how many visits there are.
     */
    number: text().notNull().unique().default(BOOKING_NUMBER),
    /** Grows with each change that calendars have to take over. */
    sequence: integer().notNull().default(0),
    state: text().$type<BookingState>().notNull(),
    examType: text('exam_type').$type<ExamTypeId>().notNull(),
    ageGroup: text('age_group').$type<AgeGroup>(),
    storeId: integer('store_id')
      .notNull()
      .references(() => store.id),
    /** The booked or suggested time. A cancelled booking keeps its last time. */
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    examinerId: text('examiner_id').references(() => examiner.id),
    /** The person of the visit, sealed; empty after the details are erased. */
    person: text().notNull(),
    /** The store chose the present time, so the customer may change it without a fee. */
    movedByStore: boolean('moved_by_store').notNull().default(false),
    /** The customer who was logged in when the booking was made. */
    customerId: text('customer_id').references(() => customer.id),
    /** When the store asked the customer to choose another time; null when it has not, or when the matter is closed. */
    rebookAskedAt: timestamp('rebook_asked_at', { withTimezone: true }),
    /** The fees for late changes, in öre. */
    fee: integer().notNull().default(0),
    /** The price of the visit in öre, and the kind of price; null for bookings from before prices were stored. */
    price: integer(),
    priceKind: text('price_kind').$type<ExamPriceKind>(),
    /** The last day on which the visit is a free revisit; null when it is no revisit. */
    revisitUntil: date('revisit_until'),
    /** The first day on which the visit is the yearly exam of a subscription; null when it is not. */
    includedFrom: date('included_from'),
    /** The appointment in the store's booking system; null when the shop keeps the time itself or no time is booked. */
    providerReference: text('provider_reference').unique(),
    /** The version of the appointment that the booking shows. */
    providerVersion: integer('provider_version').notNull().default(0),
    /** The appointment changed while a call was open, so it has to be read again. */
    isProviderChanged: boolean('is_provider_changed').notNull().default(false),
    /** The name of the practitioner at the booking system. */
    practitioner: text(),
    /** The request to the company's manager; null when no manager has to decide. */
    requisitionId: text('requisition_id')
      .unique()
      .references(() => requisition.id),
    /** A keyed digest of the idempotency key and the person. A repeated call finds the same booking by it. */
    callDigest: text('call_digest').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** Whether the reminders for the present time have been sent. */
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
 * A taken time of an examiner and a room: either a booking has it, or a session holds it while the customer types. Two
 * exclusion constraints prevent overlapping times of an examiner or a room. They stand only in the migration, because
 * drizzle cannot write them.
 */
export const takenTime = pgTable(
  'taken_time',
  {
    /** For a hold the secret by which it is released; for a booking the booking's id. */
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
    /** When the hold ends; null for a booking. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** The digest of the secret of the session that holds the time. */
    heldBy: text('held_by'),
    /** The exam and the age group for which the time is held. */
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
/** `dropped` means that the visit was cancelled before the call had an answer. */
const PROVIDER_CALL_STATES = ['open', 'done', 'refused', 'dropped'] as const

/**
 * A call to a store's booking system. It is written before it is sent and stays open until there is an answer. When the
 * answer is lost, the call is sent again with the same key.
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
    /** The appointment that the call is about. */
    reference: text().notNull(),
    /** For `create` and `move`: the time, and the customer's fee for it in öre. */
    storeId: integer('store_id').references(() => store.id),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    practitionerId: text('practitioner_id'),
    holdId: text('hold_id'),
    fee: integer().notNull().default(0),
    /** The store chose the time, not the customer. */
    isByStore: boolean('is_by_store').notNull().default(false),
    /** The store's message to the customer, sealed; null when there is none. */
    message: text(),
    /** The call was sent and got no answer, so only the provider knows the outcome. */
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

/** A time that is held in a store's booking system while the customer types. */
export const providerHold = pgTable(
  'provider_hold',
  {
    id: text().primaryKey(),
    storeId: integer('store_id')
      .notNull()
      .references(() => store.id),
    /** The digest of the secret of the session that holds the time. */
    heldBy: text('held_by').notNull(),
    heldFor: text('held_for').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    practitionerId: text('practitioner_id').notNull(),
    heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
  },
  (table) => [index('provider_hold_held_by').on(table.heldBy), index('provider_hold_held').on(table.heldUntil)],
)

/** The position up to which the provider's list of changes has been read. The table has one row. */
export const providerCheckpoint = pgTable(
  'provider_checkpoint',
  { id: integer().primaryKey().default(1), after: text().notNull() },
  (table) => [check('provider_checkpoint_one', sql`${table.id} = 1`)],
)
