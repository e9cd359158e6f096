import {
  REVIEW_FITS,
  REVIEW_REFUSALS,
  type ReviewFit,
  type ReviewRefusal,
  type ReviewStars,
  type ReviewState,
  reviewStates,
} from '@klarsikt/core/review'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { checkState, inStates } from '../../../state-sql.js'
import { store } from '../../catalogue/store/tables.js'
import { customer } from '../../person/customer/tables.js'
import { order } from '../order/tables.js'

/** The states in which the same customer cannot review a model again. */
const COUNTED = inStates([reviewStates.initial, reviewStates.to('approve')])

/** The reviews of customers, with the decisions of staff. */
export const review = pgTable(
  'review',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    orderNumber: text('order_number')
      .notNull()
      .references(() => order.number),
    /** The position of the line in its order. */
    position: integer().notNull(),
    articleId: integer('article_id').notNull(),
    /** The model in all of its colours and packs, which is the `variant_key` of its articles. */
    model: text().notNull(),
    state: text().$type<ReviewState>().notNull(),
    stars: smallint().$type<ReviewStars>().notNull(),
    fit: text().$type<ReviewFit>(),
    /** Sealed, because a refused review may contain personal data. */
    content: text().notNull(),
    isNameShown: boolean('is_name_shown').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    decidedBy: integer('decided_by').references(() => store.id),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    refusal: text().$type<ReviewRefusal>(),
  },
  (table) => [
    index('review_customer').on(table.customerId),
    index('review_model').on(table.model, table.state, table.writtenAt),
    index('review_written').on(table.state, table.writtenAt),
    // Two presses, two tabs and two colours of a model make one review.
    uniqueIndex('review_once')
      .on(table.customerId, table.model)
      .where(sql.raw(`state ${COUNTED}`)),
    checkState('review_state', table.state, reviewStates.states),
    checkState('review_fit', table.fit, REVIEW_FITS),
    checkState('review_refusal', table.refusal, REVIEW_REFUSALS),
    check('review_stars', sql`${table.stars} between 1 and 5`),
    check('review_decided', sql`(${table.decidedAt} is null) = (${table.decidedBy} is null)`),
  ],
)
