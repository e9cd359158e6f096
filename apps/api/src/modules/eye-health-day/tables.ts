import { type EyeHealthDayState, eyeHealthDayStates } from '@klarsikt/core/eye-health-day'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState } from '../../state-sql.js'
import { store } from '../store/tables.js'

/** What companies have asked for, and what a store has answered. */
export const eyeHealthDay = pgTable(
  'eye_health_day',
  {
    id: text().primaryKey(),
    state: text().$type<EyeHealthDayState>().notNull(),
    /** Grows with each change: of two who answer, the second reads what the first did. */
    version: integer().notNull().default(0),
    /** Who asks for what, sealed; empty once they are forgotten. */
    request: text().notNull(),
    /** Keyed digest of the request: the same one sent twice is one. */
    digest: text().notNull().unique(),
    preferredDay: date('preferred_day').notNull(),
    participants: integer().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** Which store has answered, and when. */
    answeredBy: integer('answered_by').references(() => store.id),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** What it wrote to the company, sealed. */
    answerText: text('answer_text').notNull().default(''),
    /** When the optician comes; only of an accepted one. */
    startsAt: timestamp('starts_at', { withTimezone: true }),
  },
  (table) => [
    index('eye_health_day_received').on(table.state, table.receivedAt),
    checkState('eye_health_day_state', table.state, eyeHealthDayStates.states),
    check('eye_health_day_answered', sql`(${table.answeredAt} is null) = (${table.answeredBy} is null)`),
    check('eye_health_day_starts', sql`(${table.startsAt} is not null) = (${table.state} = 'accepted')`),
  ],
)
