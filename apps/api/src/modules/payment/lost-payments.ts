import { submissionStates } from '@klarsikt/core/checkout'
import { wholeOre, type Ore } from '@klarsikt/core/money'
import { paymentStates } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { audit } from '../audit/audit.js'
import { payment, submission } from './tables.js'

/** How long providers find a call by its key at most, hours: until then the sweep may get the answer still. */
export const LOST_AFTER_HOURS = 24

/** What a person found at the provider, as the failure of a payment that is open still: the sweep acts on it. */
export const FOUND = { charged: 'found-charged', nothing: 'found-nothing' } as const

/** A payment whose answer no program gets any more: somebody looks it up at the provider by its order number. */
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

/** Every payment that only a person can settle, the oldest first. */
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
  /** The provider's number of the payment; null where it has none. */
  readonly reference: string | null
}

/**
 * Notes what a person found at the provider; the sweep of the running shop reads the payment back there and settles it, or ends
 * the attempt. A wrong number settles nothing, and it can be answered again.
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

/** Takes back a number under which the provider has nothing, or another payment. */
export async function forgetFound({ orm }: Executor, id: string): Promise<void> {
  await orm
    .update(payment)
    .set({ reference: null, failure: null })
    .where(and(eq(payment.id, id), eq(payment.failure, FOUND.charged), inArray(payment.state, [...paymentStates.open])))
}
