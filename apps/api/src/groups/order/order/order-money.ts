import { wholeOre } from '@klarsikt/core/money'
import { type OpenMoney, orderLineStates, orderStates, parcelShares, type Shares } from '@klarsikt/core/order'
import { chargeStates, reservedOf } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { asc, eq } from 'drizzle-orm'
import type { PaymentLine } from '../../../providers/payment/port.js'
import { type Tender, capturesDue, insertCapture, lockTenders, readTenders } from '../../money/index.js'
import { freightLines, goodsLine, linesOfAmount } from './payment-lines.js'
import { order, orderLine } from './tables.js'
import { deliveryName } from './texts.js'

type Line = typeof orderLine.$inferSelect

/** An order with its lines and its open money. */
export type OrderMoney = {
  readonly row: typeof order.$inferSelect
  readonly lines: readonly Line[]
  readonly open: OpenMoney
}

const hasLeft = ({ state }: Line): boolean => state === orderLineStates.to('deliver')
export const isOpenLine = ({ state }: Pick<Line, 'state'>): boolean => !orderLineStates.isFinal(state)
export const worthOf = (lines: readonly { readonly total: number }[]): number =>
  lines.reduce((sum, { total }) => sum + total, 0)

/** Reads the worth of what is still to be sent, and what is still reserved for it. */
export async function readOrderMoney(executor: Executor, number: string): Promise<OrderMoney> {
  return moneyOf(executor, number, await readTenders(executor, number))
}

async function moneyOf(executor: Executor, number: string, tenders: readonly Tender[]): Promise<OrderMoney> {
  const { orm } = executor
  const [row] = await orm.select().from(order).where(eq(order.number, number))
  if (!row) throw new Error(`The order ${number} is gone`)
  const ofOrder = eq(orderLine.orderNumber, number)
  const lines = await orm.select().from(orderLine).where(ofOrder).orderBy(asc(orderLine.position))
  const due = await capturesDue(executor, number)
  const reserved = tenders
    .filter((one) => one.giftCardId === null && isReserved(one))
    .reduce((sum, one) => sum + reservedOf(one) - (due.get(one.id) ?? 0), 0)
  const isToBeSent = row.state !== orderStates.to('cancel')
  // The freight is charged with the first parcel.
  const freight = isToBeSent && !lines.some(hasLeft) ? row.shipping : 0
  return { row, lines, open: { worth: worthOf(lines.filter(isOpenLine)) + freight, reserved } }
}

/** Whether the tender can be captured in parts. Older orders were captured as a whole when they were sent. */
function isReserved({ chargeState, due }: Tender): boolean {
  return chargeStates.can(chargeState, 'capture-part') && due !== 'capture'
}

/** The lines of an order as its payment provider lists them, with the freight if wanted. */
export function listed({ row }: OrderMoney, lines: readonly Line[], hasFreight: boolean): PaymentLine[] {
  const { deliveryMethod: method, shipping } = row
  const freight = freightLines({ method, name: deliveryName({ method }), amount: wholeOre(shipping) })
  return [...lines.map(goodsLine), ...(hasFreight ? freight : [])]
}

/**
 * Makes the money of a parcel due once its lines have left. A job collects the provider's share; gift cards have paid
 * theirs already. Without lines it collects the rest of an order that sends nothing more.
 */
export async function takeParcel(
  tx: Executor,
  number: string,
  positions: readonly number[],
  now: Date,
): Promise<Shares> {
  const tenders = await lockTenders(tx, number)
  const after = await moneyOf(tx, number, tenders)
  const parcel = after.lines.filter((line) => positions.includes(line.position))
  const left = after.lines.filter(hasLeft)
  const isFirst = left.length === parcel.length
  const lines = listed(after, parcel, isFirst)
  const worth = worthOf(lines)
  const shares = parcelShares({ ...after.open, worth: after.open.worth + worth }, worth)
  const ofProvider = tenders.find((one) => one.giftCardId === null && isReserved(one))
  if (!ofProvider || shares.provider === 0) return shares
  // The capture also pays for earlier parcels, so it lists these too.
  const paid = shares.provider > worth ? listed(after, left, true) : lines
  const part = { amount: wholeOre(shares.provider), lines: linesOfAmount(paid, shares.provider) }
  await insertCapture(tx, ofProvider, part, now)
  return shares
}
