import { ne, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { letterOutbox } from './tables.js'

const { id, kind, key, state, letter, createdAt, sentAt } = letterOutbox

/** Letters without their text and their receivers, for a join. The text is erased after a time. */
export const letterRow = new QueryBuilder()
  .select({ id, kind, key, state, createdAt, sentAt, hasText: sql<boolean>`${ne(letter, '')}`.as('has_text') })
  .from(letterOutbox)
  .as('letter_row')
