import { STAFF_ROLES, type StaffRole } from '@klarsikt/core/access'
import { BOOKING_SYSTEMS, type BookingSystem } from '@klarsikt/core/booking'
import type { DeviatingHours, StoreAccess, StoreIcon, WeekHours } from '@klarsikt/core/stores'
import { sql } from 'drizzle-orm'
import { check, doublePrecision, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState } from '../../state-sql.js'

/** A shop in a street. */
export const store = pgTable(
  'store',
  {
    id: integer('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    street: text('street').notNull(),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    municipality: text('municipality').notNull(),
    county: text('county').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    phone: text('phone').notNull(),
    icon: text('icon').$type<StoreIcon>().notNull(),
    services: jsonb('services').$type<readonly string[]>().notNull(),
    hours: jsonb('hours').$type<WeekHours>().notNull(),
    deviatingHours: jsonb('deviating_hours').$type<DeviatingHours>().notNull().default({}),
    access: jsonb('access').$type<StoreAccess>().notNull().default({}),
    /** Where its times are kept. */
    bookingSystem: text('booking_system').$type<BookingSystem>().notNull().default('own'),
    /** What the booking system outside knows it by; it stays when the store keeps its own times again, for the visits that are there. */
    bookingLocation: text('booking_location').unique(),
  },
  (table) => [
    checkState('store_booking_system', table.bookingSystem, BOOKING_SYSTEMS),
    check('store_booking_location', sql`${table.bookingSystem} = 'own' or ${table.bookingLocation} is not null`),
  ],
)

/** Who works in a store. They log in by store and employee number, a password and a one-time code. */
export const staff = pgTable(
  'staff',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => store.id),
    employeeNumber: text('employee_number').notNull(),
    name: text().notNull(),
    role: text().$type<StaffRole>().notNull(),
    /** Argon2id in the PHC form; null for who cannot log in. */
    passwordHash: text('password_hash'),
    /** Where one-time codes go, sealed. */
    email: text(),
    /** Where they go by SMS, sealed; only the operator sets it, and makes sure that it is theirs. */
    mobile: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Staff who have left stay in the table, since the audit refers to them. */
    leftAt: timestamp('left_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.employeeNumber] }),
    checkState('staff_role', table.role, STAFF_ROLES),
  ],
)

/** Five digits and the town they belong to. */
export const postalCode = pgTable('postal_code', {
  code: text('code').primaryKey(),
  locality: text('locality').notNull(),
})
