import {
  NO_STARS,
  type ReviewFit,
  type ReviewSort,
  type ReviewState,
  reviewStates,
  REVIEWS_SHOWN,
  type StarCounts,
} from '@klarsikt/core/review'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, count, desc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { storeRow } from '../../catalogue/index.js'
import { customerRow } from '../../person/index.js'
import { review } from './tables.js'

/** The maximum number of reviews in a staff list. */
const REVIEWS_IN_QUEUE = 50

const COLUMNS = {
  ...getTableColumns(review),
  storeName: storeRow.name,
  customerNumber: customerRow.number,
  profile: customerRow.profile,
}

function select({ orm }: Executor, where: SQL | undefined) {
  return orm
    .select(COLUMNS)
    .from(review)
    .innerJoin(customerRow, eq(customerRow.id, review.customerId))
    .leftJoin(storeRow, eq(storeRow.id, review.decidedBy))
    .where(where)
}

/** A review with its customer and the store that decided. */
export type ReviewRow = Awaited<ReturnType<typeof select>>[number]

/** The reviews of a customer, the newest first. */
export function findReviewsOf(executor: Executor, customerId: string): Promise<ReviewRow[]> {
  return select(executor, eq(review.customerId, customerId)).orderBy(desc(review.writtenAt), asc(review.id))
}

/** The reviews in a state: waiting ones from the oldest, others from the newest. */
export function findReviewsIn(executor: Executor, state: ReviewState): Promise<ReviewRow[]> {
  const { writtenAt, id } = review
  return select(executor, eq(review.state, state))
    .orderBy(state === reviewStates.initial ? asc(writtenAt) : desc(writtenAt), asc(id))
    .limit(REVIEWS_IN_QUEUE)
}

export async function findReview(executor: Executor, id: string): Promise<ReviewRow | null> {
  const [row] = await select(executor, eq(review.id, id))
  return row ?? null
}

/** Locks a review until the transaction ends. */
export async function lockReview(tx: Executor, id: string): Promise<ReviewRow | null> {
  const [locked] = await tx.orm.select({ id: review.id }).from(review).where(eq(review.id, id)).for('no key update')
  return locked ? findReview(tx, id) : null
}

/** Counts the reviews in each state. */
export async function countReviews({ orm }: Executor): Promise<Record<ReviewState, number>> {
  const rows = await orm.select({ state: review.state, count: count() }).from(review).groupBy(review.state)
  const countOf = (state: ReviewState) => rows.find((row) => row.state === state)?.count ?? 0
  return Object.fromEntries(reviewStates.states.map((state) => [state, countOf(state)])) as Record<ReviewState, number>
}

const shownOf = (model: string) => and(eq(review.model, model), eq(review.state, reviewStates.to('approve')))

const ORDER = {
  newest: [],
  highest: [desc(review.stars)],
  lowest: [asc(review.stars)],
} as const satisfies Record<ReviewSort, readonly SQL[]>

/** A page of the shown reviews of a model. */
export function findShown(
  executor: Executor,
  model: string,
  { sort, page }: { readonly sort: ReviewSort; readonly page: number },
): Promise<ReviewRow[]> {
  return select(executor, shownOf(model))
    .orderBy(...ORDER[sort], desc(review.writtenAt), asc(review.id))
    .limit(REVIEWS_SHOWN)
    .offset((page - 1) * REVIEWS_SHOWN)
}

/** Counts the shown reviews by stars, and by how the frame fits. */
export async function countShown(
  { orm }: Executor,
  model: string,
): Promise<{ readonly stars: StarCounts; readonly fits: Record<ReviewFit, number> }> {
  const rows = await orm
    .select({ stars: review.stars, fit: review.fit, count: count() })
    .from(review)
    .where(shownOf(model))
    .groupBy(review.stars, review.fit)
  const stars = { ...NO_STARS }
  const fits = { small: 0, right: 0, large: 0 }
  for (const row of rows) {
    stars[row.stars] += row.count
    if (row.fit) fits[row.fit] += row.count
  }
  return { stars, fits }
}
