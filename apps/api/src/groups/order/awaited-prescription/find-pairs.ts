import type { ActorOf } from '@klarsikt/core/access'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, or, type SQL } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { CatalogueState } from '../../catalogue/index.js'
import { awaitedPrescription, prescriptionPhoto } from '../order/awaited-tables.js'
import { isOfWebShop, isOpenTo } from '../order/open-to-staff.js'
import { order, orderLine } from '../order/tables.js'

/** Identifies a pair that awaits a prescription, by its order and the line of its frame. */
export type PairId = { readonly orderNumber: string; readonly position: number }

/** The text of a pair's id in staff addresses, `12345678-0`. */
export const pairText = ({ orderNumber, position }: PairId): string => `${orderNumber}-${position}`

export function readPairText(text: string): PairId {
  const [orderNumber = '', position = ''] = text.split('-')
  return { orderNumber, position: Number(position) }
}

/** Selects pairs with frame, order and the time of the picture, without the picture itself. */
export function selectPairs({ orm }: Executor, where: SQL | undefined) {
  const { orderNumber, position } = awaitedPrescription
  return orm
    .select({
      awaited: awaitedPrescription,
      frame: orderLine,
      order,
      photo: { sentAt: prescriptionPhoto.sentAt, mediaType: prescriptionPhoto.mediaType },
    })
    .from(awaitedPrescription)
    .innerJoin(order, eq(order.number, orderNumber))
    .innerJoin(orderLine, and(eq(orderLine.orderNumber, orderNumber), eq(orderLine.position, position)))
    .leftJoin(
      prescriptionPhoto,
      and(eq(prescriptionPhoto.orderNumber, orderNumber), eq(prescriptionPhoto.position, position)),
    )
    .where(where)
    .orderBy(asc(prescriptionPhoto.sentAt), asc(order.placedAt), asc(orderNumber), asc(position))
}

export type PairRow = Awaited<ReturnType<typeof selectPairs>>[number]
export type LineRow = typeof orderLine.$inferSelect

/**
 * The pairs that an optician may enter: those of open orders and those of the web shop. The web shop has no optician,
 * so the opticians of all stores share its pairs.
 */
export function isForOptician(deps: Pick<Deps, 'database' | 'clock'>, actor: ActorOf<'staff'>): SQL | undefined {
  const open = isOpenTo(deps, actor)
  return open && or(open, isOfWebShop)
}

/** Succeeds when the pair exists and the optician may enter it; otherwise the pair is not found. */
export async function requirePair(
  deps: Pick<Deps, 'database' | 'clock'>,
  actor: ActorOf<'staff'>,
  { orderNumber, position }: PairId,
): Promise<Result<void, 'awaited-prescription.not-found'>> {
  const ofPair = and(eq(awaitedPrescription.orderNumber, orderNumber), eq(awaitedPrescription.position, position))
  const [pair] = await selectPairs(deps.database, and(ofPair, isForOptician(deps, actor)))
  return pair ? ok(undefined) : err('awaited-prescription.not-found')
}

export function findPairsOf(executor: Executor, number: string): Promise<PairRow[]> {
  return selectPairs(executor, eq(awaitedPrescription.orderNumber, number))
}

export async function findPair(executor: Executor, { orderNumber, position }: PairId): Promise<PairRow | null> {
  const ofPair = and(eq(awaitedPrescription.orderNumber, orderNumber), eq(awaitedPrescription.position, position))
  const [row] = await selectPairs(executor, ofPair)
  return row ?? null
}

/** Reads a pair and locks its order until the transaction ends. */
export async function lockPair(tx: Executor, id: PairId): Promise<PairRow | null> {
  await tx.orm.select({ number: order.number }).from(order).where(eq(order.number, id.orderNumber)).for('update')
  return findPair(tx, id)
}

export function findLensesOf({ orm }: Executor, { orderNumber, position }: PairId): Promise<LineRow[]> {
  return orm
    .select()
    .from(orderLine)
    .where(and(eq(orderLine.orderNumber, orderNumber), eq(orderLine.parentPosition, position)))
    .orderBy(asc(orderLine.position))
}

/** The values that the lenses need besides the usual strengths. Lenses no longer sold need none. */
export function needsOfLenses(lenses: readonly LineRow[], { lenses: known }: Pick<CatalogueState, 'lenses'>) {
  const groups = lenses.map(({ skuId }) => known.get(skuId)?.group.data)
  return {
    needsAddition: groups.some((group) => group?.needsAddition === true),
    needsWorkingDistance: groups.some((group) => group?.needsWorkingDistance === true),
  }
}
