import { type EyeHealthDayState, eyeHealthDayStates } from '@klarsikt/core/eye-health-day'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState } from '../../../state-sql.js'
import { store } from '../../catalogue/store/tables.js'

/** The requests of companies, with the stores' answers. */
export const eyeHealthDay = pgTable(
  'eye_health_day',
  {
    id: text().primaryKey(),
    state: text().$type<EyeHealthDayState>().notNull(),
    /** Grows with each change, so that the second of two answers sees the first. */
    version: integer().notNull().default(0),
    /** The request, sealed; empty after it is erased. */
    request: text().notNull(),
    /** A keyed digest of the request, so that a repeated one is found. */
    digest: text().notNull().unique(),
    preferredDay: date('preferred_day').notNull(),
    participants: integer().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** The store that answered, and when. */
    answeredBy: integer('answered_by').references(() => store.id),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** The store's answer to the company, sealed. */
    answerText: text('answer_text').notNull().default(''),
    /** When the optician comes; only for an accepted request. */
    startsAt: timestamp('starts_at', { withTimezone: true }),
  },
  (table) => [
    index('eye_health_day_received').on(table.state, table.receivedAt),
    checkState('eye_health_day_state', table.state, eyeHealthDayStates.states),
    check('eye_health_day_answered', sql`(${table.answeredAt} is null) = (${table.answeredBy} is null)`),
    check('eye_health_day_starts', sql`(${table.startsAt} is not null) = (${table.state} = 'accepted')`),
  ],
)
