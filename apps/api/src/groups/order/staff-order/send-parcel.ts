import { parseTracking } from '@klarsikt/core/delivery'
import { type FieldProblem, problemText } from '@klarsikt/core/errors'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { isParcel, orderLineStates, orderStates } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import { SHOP } from '@klarsikt/shop-config'
import { and, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import type { Tracking } from '../../../providers/warehouse/port.js'
import { audit } from '../../platform/index.js'
import { moveOrderIn } from '../order/move.js'
import { takeParcel } from '../order/order-money.js'
import { sendPartSent } from '../order/sent-letter.js'
import { issueSoldCards } from '../order/sold-cards.js'
import { orderLine } from '../order/tables.js'
import type { DeskOrder } from './read-order.js'

/** The contents of a parcel and its tracking. */
export type Packed = {
  /** The positions of its lines; all that are left by default. */
  readonly lineIds?: readonly number[] | undefined
  readonly trackingNumber?: string | undefined
  readonly trackingUrl?: string | undefined
}

/**
 * Sends an order or some of its lines. Each parcel collects its part of the money. The last parcel moves the order;
 * earlier ones get letters of their own.
 */
export async function sendParcel(
  deps: Deps,
  tx: Executor,
  { row: { number, deliveryMethod }, handled }: DeskOrder,
  { lineIds, trackingNumber = '', trackingUrl = '' }: Packed,
): Promise<Result<unknown, Refusal>> {
  const left = handled.lines.filter((line) => !orderLineStates.isFinal(line.state)).map((line) => line.position)
  const positions = lineIds ?? left
  if (!isParcel(handled, positions)) return err('order.parcel-invalid')
  const typed = parseTracking({ trackingNumber, trackingUrl }, deliveryMethod, SHOP.brand.name)
  if (!typed.ok) return err({ code: 'request.invalid', fields: textsOf(typed.error) })
  const tracking = typed.value
  if (left.every((position) => positions.includes(position))) {
    const sent = await moveOrderIn(deps, tx, number, orderStates.to('send'), tracking)
    return sent.ok ? sent : err('order.action-refused')
  }
  const now = deps.clock.now()
  await tx.orm
    .update(orderLine)
    .set({ state: orderLineStates.to('deliver'), partSentAt: now, ...columnsOf(tracking) })
    .where(and(eq(orderLine.orderNumber, number), inArray(orderLine.position, [...positions])))
  await audit(tx, now, { action: 'order.part-sent', subject: 'order', id: number })
  const taken = await takeParcel(tx, number, positions, now)
  await issueSoldCards(deps, tx, number)
  await sendPartSent(deps, tx, { number, positions, tracking, isTaken: taken.provider > 0 })
  return ok(undefined)
}

const columnsOf = (tracking: Tracking | null) => ({
  partTrackingNumber: tracking?.number ?? null,
  partTrackingUrl: tracking?.url ?? null,
})

function textsOf(problems: Readonly<Record<string, FieldProblem>>): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, problemText(problem)]))
}
