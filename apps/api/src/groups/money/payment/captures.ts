import { captureStates } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, sql } from 'drizzle-orm'
import type { PaymentPart } from '../../../providers/payment/port.js'
import { stateIn } from '../../../state-sql.js'
import { capture } from './tables.js'
import type { LockedTender } from './tenders.js'

/** The decided captures of an order that are not done yet, in öre by tender. */
export async function capturesDue({ orm }: Executor, orderNumber: string): Promise<ReadonlyMap<string, number>> {
  const rows = await orm
    .select({ tenderId: capture.tenderId, amount: sql<number>`sum(${capture.amount})::int` })
    .from(capture)
    .where(and(eq(capture.orderNumber, orderNumber), stateIn(capture.state, captureStates.open)))
    .groupBy(capture.tenderId)
  return new Map(rows.map(({ tenderId, amount }) => [tenderId, amount]))
}

/** Records that a part of a locked tender is due. A job captures it at the provider. */
export async function insertCapture(
  { orm }: Executor,
  of: LockedTender,
  { amount, lines }: PaymentPart,
  now: Date,
): Promise<void> {
  const place = (await orm.$count(capture, eq(capture.tenderId, of.id))) + 1
  await orm.insert(capture).values({
    id: `${of.id}/${place}`,
    tenderId: of.id,
    orderNumber: of.orderNumber,
    place,
    amount,
    lines,
    state: captureStates.initial,
    dueAt: now,
    createdAt: now,
  })
}
