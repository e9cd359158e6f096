import type { StoreIcon, WeekHours } from '@klarsikt/core/stores'
import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** A shop in a street. */
export const store = pgTable('store', {
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
})

/** Five digits and the town they belong to. */
export const postalCode = pgTable('postal_code', {
  code: text('code').primaryKey(),
  locality: text('locality').notNull(),
})
