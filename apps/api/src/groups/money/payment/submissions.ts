import { awaitsCustomer, submissionStates } from '@klarsikt/core/checkout'
import { wholeOre, type Ore } from '@klarsikt/core/money'
import { type Executor, type Params, prepared } from '@klarsikt/server/database'
import { and, desc, eq, lt, ne, type SQL } from 'drizzle-orm'
import type { SubjectRef } from '../../../payment-subject.js'
import { stateIn } from '../../../state-sql.js'
import { audit } from '../../platform/index.js'
import { insertAttempt, renameKey } from './queries.js'
import { payment, submission } from './tables.js'

type Row = { readonly submission: typeof submission.$inferSelect; readonly payment: typeof payment.$inferSelect }

/** One attempt to pay for a subject, with its payment. Other modules see the two as one. */
export type Submission = Omit<Row['submission'], 'subjectType' | 'subjectId' | 'total'> & {
  readonly subject: SubjectRef
  readonly total: Ore
  readonly payment: Omit<Row['payment'], 'amount'> & { readonly amount: Ore }
}

function toSubmission(row: Row): Submission {
  const { subjectType: type, subjectId: id, total, ...rest } = row.submission
  const amount = wholeOre(row.payment.amount)
  return { ...rest, subject: { type, id }, total: wholeOre(total), payment: { ...row.payment, amount } }
}

const withPayment = (orm: Executor['orm']) =>
  orm.select({ submission, payment }).from(submission).innerJoin(payment, eq(payment.id, submission.id))

const selectById = prepared('submission-by-id', (orm, { id }: Params<{ id: string }>) =>
  withPayment(orm).where(eq(submission.id, id)),
)
const selectByKey = prepared('submission-by-key', (orm, { key }: Params<{ key: string }>) =>
  withPayment(orm).where(eq(submission.idempotencyKey, key)),
)

/** Finds a submission by its id, which is also its payment's id. */
export async function findSubmission(executor: Executor, id: string): Promise<Submission | null> {
  const [row] = await selectById(executor, { id })
  return row ? toSubmission(row) : null
}

/** Finds a submission by the client's idempotency key. */
export async function findByKey(executor: Executor, key: string): Promise<Submission | null> {
  const [row] = await selectByKey(executor, { key })
  return row ? toSubmission(row) : null
}

const ofSubject = ({ type, id }: SubjectRef): SQL | undefined =>
  and(eq(submission.subjectType, type), eq(submission.subjectId, id))

/** The subject's open submission, if any. */
export async function findOpen({ orm }: Executor, subject: SubjectRef): Promise<Submission | null> {
  const open = stateIn(submission.state, submissionStates.open)
  const [row] = await withPayment(orm).where(and(ofSubject(subject), open))
  return row ? toSubmission(row) : null
}

/** The subject's newest submission, in any state. */
export async function findLatest({ orm }: Executor, subject: SubjectRef): Promise<Submission | null> {
  const [row] = await withPayment(orm)
    .where(ofSubject(subject))
    .orderBy(desc(submission.createdAt), desc(submission.updatedAt))
    .limit(1)
  return row ? toSubmission(row) : null
}

/** Gives a customer on the provider's page more time. It is for subjects that hold no goods. */
export async function prolong({ orm }: Executor, id: string, until: Date): Promise<void> {
  const awaits = stateIn(submission.state, submissionStates.states.filter(awaitsCustomer))
  await orm
    .update(submission)
    .set({ expiresAt: until })
    .where(and(eq(submission.id, id), awaits, lt(submission.expiresAt, until)))
}

/** Frees the key of an attempt that was not paid; the attempt stays stored. */
export async function retireKey(executor: Executor, { id }: Pick<Submission, 'id'>): Promise<void> {
  await renameKey(executor, id)
}

/** A submission and its payment before they are stored. */
export type NewSubmission = {
  readonly id: string
  readonly key: string
  readonly subject: SubjectRef
  readonly orderNumber: string
  readonly snapshot: string
  readonly total: Ore
  readonly expiresAt: Date
  readonly now: Date
  readonly payment: { readonly method: number; readonly provider: string; readonly amount: Ore }
}

/** Stores a submission and its payment. Returns false when the key exists or the subject has an open submission. */
export async function insertSubmission(tx: Executor, made: NewSubmission): Promise<boolean> {
  const { rowCount } = await insertAttempt(
    tx,
    made.id,
    made.key,
    made.subject.type,
    made.subject.id,
    made.orderNumber,
    made.snapshot,
    made.total,
    made.expiresAt,
    made.now,
    made.payment.method,
    made.payment.provider,
    made.payment.amount,
    // If the process dies before the page is open, the sweep finds the submission at this time.
    made.expiresAt,
  )
  if (rowCount !== 1) return false
  await audit(tx, made.now, { action: 'payment.started', subject: 'payment', id: made.orderNumber })
  return true
}

/** Erases what was agreed in a submission. */
export async function forgetSnapshot({ orm }: Executor, id: string): Promise<void> {
  await orm.update(submission).set({ snapshot: '' }).where(eq(submission.id, id))
}

/** Erases what was agreed in all submissions of a subject. */
export async function forgetSnapshotsOf({ orm }: Executor, subject: SubjectRef): Promise<void> {
  await orm.update(submission).set({ snapshot: '' }).where(ofSubject(subject))
}

/** Erases the snapshots of submissions that ended before an instant, and returns their number. */
export async function forgetOldSnapshots({ orm }: Executor, before: Date): Promise<number> {
  const { updatedAt, snapshot, state } = submission
  const over = stateIn(state, submissionStates.states.filter(submissionStates.isFinal))
  const { rowCount } = await orm
    .update(submission)
    .set({ snapshot: '' })
    .where(and(lt(updatedAt, before), ne(snapshot, ''), over))
  return rowCount ?? 0
}
