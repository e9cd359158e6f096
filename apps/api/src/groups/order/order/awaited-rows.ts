import type { AwaitedPrescription } from '@klarsikt/contract/shop/types'
import { awaitedPrescriptionStates, isCustomersTurn, prescriptionDueOn } from '@klarsikt/core/awaited-prescription'
import { stockholmDate } from '@klarsikt/core/calendar'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, eq } from 'drizzle-orm'
import { awaitedPath } from './awaited-link.js'
import { awaitedPrescription } from './awaited-tables.js'
import { awaitsPrescription } from './awaits-prescription.js'
import type { SnapshotLine } from './snapshot.js'
import { orderLine } from './tables.js'

type NewOrder = { readonly orderNumber: string; readonly lines: readonly SnapshotLine[]; readonly placedAt: Date }

/** Writes down which pairs of a new order wait for a prescription. */
export async function awaitPrescriptions({ orm }: Executor, { orderNumber, lines, placedAt }: NewOrder): Promise<void> {
  const rows = lines.flatMap(({ prescriptionSource, parentPosition }, position) =>
    prescriptionSource && parentPosition === null
      ? [
          {
            orderNumber,
            position,
            state: awaitedPrescriptionStates.initial,
            dueOn: prescriptionDueOn(stockholmDate(placedAt)),
          },
        ]
      : [],
  )
  if (rows.length > 0) await orm.insert(awaitedPrescription).values(rows)
}

/** The awaited prescriptions of an order, with the order lines of their frames. */
export function findAwaited({ orm }: Executor, number: string) {
  const { orderNumber, position } = awaitedPrescription
  return orm
    .select({ awaited: awaitedPrescription, line: orderLine })
    .from(awaitedPrescription)
    .innerJoin(orderLine, and(eq(orderLine.orderNumber, orderNumber), eq(orderLine.position, position)))
    .where(eq(orderNumber, number))
    .orderBy(position)
}

/** Describes for the pages of an order its missing prescriptions; null when none are missing. */
export async function describeAwaited(
  { encryption }: { readonly encryption: Encryption },
  executor: Executor,
  number: string,
): Promise<AwaitedPrescription | null> {
  const waiting = (await findAwaited(executor, number)).filter(({ line }) => awaitsPrescription(line))
  const [first] = waiting
  if (first === undefined) return null
  return {
    path: awaitedPath(encryption, number),
    dueOn: first.awaited.dueOn,
    isCustomersTurn: waiting.some(({ awaited }) => isCustomersTurn(awaited.state)),
  }
}
