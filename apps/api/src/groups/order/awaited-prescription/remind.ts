import { awaitedPrescriptionStates, isCustomersTurn, remindersBy } from '@klarsikt/core/awaited-prescription'
import { dayText, type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import { orderStates } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { audit, enqueueLetter } from '../../platform/index.js'
import { AWAITED_LETTERS } from '../order/awaited-letters.js'
import { awaitedPath } from '../order/awaited-link.js'
import { awaitedPrescription } from '../order/awaited-tables.js'
import { awaitsPrescription } from '../order/awaits-prescription.js'
import { cancelOrderIn } from '../order/cancel.js'
import { openBuyer } from '../order/place.js'
import { order } from '../order/tables.js'
import { findPairsOf, type PairRow } from './find-pairs.js'

type RemindDeps = Pick<Deps, 'database' | 'encryption' | 'clock' | 'settings'>

/** Reminds customers of missing prescriptions, and cancels the orders whose time is over. */
export async function remindOfPrescriptions(deps: RemindDeps): Promise<void> {
  const { orderNumber, state } = awaitedPrescription
  const turn = awaitedPrescriptionStates.states.filter(isCustomersTurn)
  const waiting = await deps.database.orm
    .selectDistinct({ orderNumber })
    .from(awaitedPrescription)
    .innerJoin(order, eq(order.number, orderNumber))
    .where(and(stateIn(state, turn), stateIn(order.state, orderStates.from('control'))))
    .orderBy(orderNumber)
  for (const waitingOrder of waiting)
    await deps.database.transaction((tx) => followOrder(deps, tx, waitingOrder.orderNumber))
}

/** Does what is due for one order today. The order is locked, so a picture that came meanwhile is seen. */
async function followOrder(deps: RemindDeps, tx: Executor, number: string): Promise<void> {
  await tx.orm.select({ number: order.number }).from(order).where(eq(order.number, number)).for('update')
  const pairs = (await findPairsOf(tx, number)).filter(
    ({ awaited, frame }) => awaitsPrescription(frame) && isCustomersTurn(awaited.state),
  )
  const [first] = pairs
  if (first === undefined) return
  const today = stockholmDate(deps.clock.now())
  const dueOn = pairs.reduce((latest, { awaited }) => (awaited.dueOn > latest ? awaited.dueOn : latest), '')
  await (today > dueOn ? cancelLate(deps, tx, number) : remind(deps, tx, { pairs, first, today, dueOn }))
}

async function cancelLate(deps: RemindDeps, tx: Executor, number: string): Promise<void> {
  const cancelled = await cancelOrderIn(deps, tx, number, 'customer')
  if (cancelled.ok) await audit(tx, deps.clock.now(), { action: 'prescription.not-sent', subject: 'order', id: number })
}

interface Reminded {
  readonly pairs: readonly PairRow[]
  readonly first: PairRow
  readonly today: PlainDate
  readonly dueOn: PlainDate
}

async function remind(
  { encryption, clock }: RemindDeps,
  tx: Executor,
  { pairs, first: { order: row, awaited }, today, dueOn }: Reminded,
): Promise<void> {
  const reminders = remindersBy(stockholmDate(row.placedAt), today)
  if (reminders <= awaited.reminders) return
  const { orderNumber, position } = awaitedPrescription
  const positions = pairs.map((pair) => pair.awaited.position)
  await tx.orm
    .update(awaitedPrescription)
    .set({ reminders })
    .where(and(eq(orderNumber, row.number), inArray(position, positions)))
  await audit(tx, clock.now(), { action: 'prescription.reminded', subject: 'order', id: row.number })
  await enqueueLetter({ encryption, clock }, tx, {
    template: AWAITED_LETTERS.reminder,
    to: openBuyer(encryption, row.customer).email,
    key: `${row.number}:reminder-${reminders}`,
    data: { orderNumber: row.number, path: awaitedPath(encryption, row.number), day: dayText(dueOn) },
  })
}
