import { stockholmDate } from '@klarsikt/core/calendar'
import { claimStates, guaranteeUntil, isCovered } from '@klarsikt/core/friends'
import { orderLineStates } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { findMember } from '../../person/index.js'
import { order, orderLine } from '../order/tables.js'
import { claim } from './tables.js'

/** Glasses that can be claimed, with their order and position. */
export type CoveredItem = {
  readonly id: string
  readonly orderNumber: string
  readonly position: number
  readonly name: string
  readonly boughtOn: string
  readonly until: string
}

/** The glasses of a member that are covered today and not claimed yet, the newest first [LOYAL-002]. */
export async function findCovered(
  { catalogue, clock }: Pick<Deps, 'catalogue' | 'clock'>,
  executor: Executor,
  customerId: string,
): Promise<CoveredItem[]> {
  const member = await findMember(executor, customerId)
  if (!member) return []
  const today = stockholmDate(clock.now())
  const memberSince = stockholmDate(member.joinedAt)
  const rows = await findFrames(executor, customerId)
  return rows.flatMap(({ orderNumber, position, articleId, brand, description, state, placedAt, claimed }) => {
    const boughtOn = stockholmDate(placedAt)
    const family = catalogue.state.articles.get(articleId)?.card.family ?? null
    const isDelivered = state === orderLineStates.to('deliver')
    if (claimed !== null || !isCovered({ family, isDelivered, boughtOn, memberSince }, today)) return []
    const name = [brand, description].filter((part) => part !== '').join(' ')
    return [
      { id: `${orderNumber}-${position}`, orderNumber, position, name, boughtOn, until: guaranteeUntil(boughtOn) },
    ]
  })
}

function findFrames({ orm }: Executor, customerId: string) {
  const counted = and(
    eq(claim.orderNumber, orderLine.orderNumber),
    eq(claim.position, orderLine.position),
    inArray(claim.state, [claimStates.initial, claimStates.to('accept')]),
  )
  return orm
    .select({
      orderNumber: orderLine.orderNumber,
      position: orderLine.position,
      articleId: orderLine.articleId,
      brand: orderLine.brand,
      description: orderLine.description,
      state: orderLine.state,
      placedAt: order.placedAt,
      claimed: claim.id,
    })
    .from(orderLine)
    .innerJoin(order, eq(order.number, orderLine.orderNumber))
    .leftJoin(claim, counted)
    .where(and(eq(order.customerId, customerId), isNull(orderLine.parentPosition)))
    .orderBy(desc(order.placedAt), orderLine.position)
}
