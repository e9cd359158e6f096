import { STAFF_ROLES, type StaffRole } from '@klarsikt/core/access'
import { BOOKING_SYSTEMS, type BookingSystem } from '@klarsikt/core/booking'
import type { DeviatingHours, StoreAccess, StoreIcon, WeekHours } from '@klarsikt/core/stores'
import { sql } from 'drizzle-orm'
import { check, doublePrecision, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState } from '../../../state-sql.js'

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
    /** The system that keeps its times. */
    bookingSystem: text('booking_system').$type<BookingSystem>().notNull().default('own'),
    /**
     * Its location in the external booking system. It stays when the store keeps its own times again, because visits
     * there still need it.
     */
    bookingLocation: text('booking_location').unique(),
  },
  (table) => [
    checkState('store_booking_system', table.bookingSystem, BOOKING_SYSTEMS),
    check('store_booking_location', sql`${table.bookingSystem} = 'own' or ${table.bookingLocation} is not null`),
  ],
)

/** The employees of stores. They log in by store and employee number, a password and a second step. */
export const staff = pgTable(
  'staff',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => store.id),
    employeeNumber: text('employee_number').notNull(),
    name: text().notNull(),
    role: text().$type<StaffRole>().notNull(),
    /** Argon2id in the PHC format; null for an employee who cannot log in. */
    passwordHash: text('password_hash'),
    /** The address for one-time codes, sealed. */
    email: text(),
    /**
     * The mobile number for one-time codes, sealed. The operator sets it after verifying it, or the employee after a
     * recent log-in.
     */
    mobile: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The row of an employee who has left stays, because the audit refers to it. */
    leftAt: timestamp('left_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.employeeNumber] }),
    checkState('staff_role', table.role, STAFF_ROLES),
  ],
)

/** A postal code of five digits, with its town. */
export const postalCode = pgTable('postal_code', {
  code: text('code').primaryKey(),
  locality: text('locality').notNull(),
})
