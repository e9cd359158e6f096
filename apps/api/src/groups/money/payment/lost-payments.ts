import { submissionStates } from '@klarsikt/core/checkout'
import { wholeOre, type Ore } from '@klarsikt/core/money'
import { paymentStates } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { audit } from '../../platform/index.js'
import { payment, submission } from './tables.js'

/** How long providers find a call by its key at most, in hours. Until then the sweep can still get the answer. */
export const LOST_AFTER_HOURS = 24

/** What a person found at the provider, stored as the failure of an open payment. The sweep acts on it. */
export const FOUND = { charged: 'found-charged', nothing: 'found-nothing' } as const

/** A payment whose answer is lost for good. Staff look it up at the provider by its order number. */
export type LostPayment = {
  readonly orderNumber: string
  readonly provider: string
  readonly amount: Ore
  readonly startedAt: Date
}

const isLost = (now: Date) =>
  and(
    eq(submission.state, submissionStates.to('lose-answer')),
    inArray(payment.state, [...paymentStates.open]),
    lte(submission.createdAt, new Date(now.getTime() - LOST_AFTER_HOURS * 3_600_000)),
  )

/** The payments that only a person can settle, the oldest first. */
export async function listLostPayments({ orm }: Executor, now: Date): Promise<LostPayment[]> {
  const rows = await orm
    .select({
      orderNumber: submission.orderNumber,
      provider: payment.provider,
      amount: payment.amount,
      startedAt: submission.createdAt,
    })
    .from(submission)
    .innerJoin(payment, eq(payment.id, submission.id))
    .where(isLost(now))
    .orderBy(asc(submission.createdAt))
  return rows.map((row) => ({ ...row, amount: wholeOre(row.amount) }))
}

export type FoundAtProvider = {
  readonly orderNumber: string
  /** The provider's number of the payment; null when it has no such payment. */
  readonly reference: string | null
}

/**
 * Records what a person found at the provider. The sweep then reads the payment there and settles it, or ends the
 * attempt. A wrong number settles nothing and can be corrected.
 */
export async function answerLostPayment(
  tx: Executor,
  { orderNumber, reference }: FoundAtProvider,
  now: Date,
): Promise<'answered' | 'not-lost' | 'taken'> {
  const [lost] = await tx.orm
    .select({ id: submission.id })
    .from(submission)
    .innerJoin(payment, eq(payment.id, submission.id))
    .where(and(eq(submission.orderNumber, orderNumber), isLost(now)))
    .for('update')
  if (!lost) return 'not-lost'
  const failure = reference === null ? FOUND.nothing : FOUND.charged
  if (reference !== null && (await tx.orm.$count(payment, eq(payment.reference, reference))) > 0) return 'taken'
  await tx.orm.update(payment).set({ reference, failure, checkAt: now }).where(eq(payment.id, lost.id))
  await audit(tx, now, { action: 'payment.answered', subject: 'payment', id: orderNumber })
  return 'answered'
}

/** Removes a number under which the provider has no payment or another one. */
export async function forgetFound({ orm }: Executor, id: string): Promise<void> {
  await orm
    .update(payment)
    .set({ reference: null, failure: null })
    .where(and(eq(payment.id, id), eq(payment.failure, FOUND.charged), inArray(payment.state, [...paymentStates.open])))
}
