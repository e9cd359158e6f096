import type { Order, OrderLine } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { exchangeUntil } from '@klarsikt/core/friends'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { kronor, wholeOre } from '@klarsikt/core/money'
import {
  isShippingSettled,
  mayCancel,
  ORDER_LINE_MESSAGES,
  ORDER_STEP_MESSAGES,
  orderLineStates,
  orderStates,
  orderTimeline,
  type ShippingState,
} from '@klarsikt/core/order'
import { presumedDelivery } from '@klarsikt/core/withdrawal'
import type { Deps } from '../../../context.js'
import { storeNameIn } from '../../catalogue/index.js'
import { readTenders } from '../../money/index.js'
import { findMember } from '../../person/index.js'
import { describeAwaited } from './awaited-rows.js'
import { awaitsPrescription } from './awaits-prescription.js'
import { boughtGiftCards } from './bought-gift-cards.js'
import { describeLine, describeOrderTotals, describeTenders } from './describe-order.js'
import { findOwnOrder, type OwnOrder } from './find-own-order.js'
import { keptOrder } from './kept-order.js'
import { listLetters } from './list-letters.js'
import { parcelsOf, trackingOf } from './parcels.js'
import { waitingPickUp } from './pick-up-rows.js'
import { openBuyer } from './place.js'
import { receiptPath } from './receipt-path.js'
import { deliveryName, etaTextOf } from './texts.js'
import { whereaboutsOf } from './whereabouts.js'

/** Reads an order of a customer for its page [ORD-001]. */
export async function readOrder(
  deps: Deps,
  customerId: string,
  number: string,
): Promise<Result<Omit<Order, 'isRecentLogin'>, 'order.not-found'>> {
  const found = await findOwnOrder(deps.database, customerId, number)
  if (!found) return err('order.not-found')
  const paid = await readTenders(deps.database, number)
  const { row, tenders } = await keptOrder(deps.database, { ...found, tenders: paid })
  const { email, ...customer } = openBuyer(deps.encryption, row.customer)
  const shipmentMethod = deliveryName({ method: row.deliveryMethod })
  return ok({
    ...whereaboutsOf(row.number, row.state),
    placedAt: row.placedAt.toISOString(),
    shippingStatus: shippingStatus(row.shippingState),
    shipmentMethod,
    total: kronor(wholeOre(row.total)),
    lines: found.lines.map((line) => ownLine(deps, line)),
    timeline: timelineOf(row, found.pickUp),
    email,
    customer,
    delivery: {
      name: shipmentMethod,
      price: kronor(wholeOre(row.shipping)),
      etaText: etaTextOf(row, found.lines.some(awaitsPrescription)),
      storeName: storeNameIn(deps.catalogue.state, row.storeId),
      tracking: trackingOf(row.trackingNumber, row.trackingUrl),
      parcels: parcelsOf(row, found.lines),
    },
    tenders: describeTenders(tenders),
    discountCode: row.discountCode,
    totals: describeOrderTotals(row, tenders),
    giftCards: await boughtGiftCards(deps, number),
    letters: await listLetters(deps.database, number),
    receipt: receiptPath(row),
    exchangeUntil: await exchangeUntilOf(deps, customerId, found),
    // An order of which a part has left can no longer be cancelled.
    mayCancel: mayCancel(row.state, 'customer') && found.lines.every(({ partSentAt }) => partSentAt === null),
    pickUp: waitingPickUp(deps, row.storeId, found.pickUp),
    awaitedPrescription: await describeAwaited(deps, deps.database, number),
  })
}

/** The last day to exchange frames of the order. The time of each frame counts from its own parcel. */
async function exchangeUntilOf(
  { database, catalogue, clock }: Deps,
  customerId: string,
  { row, lines }: OwnOrder,
): Promise<Order['exchangeUntil']> {
  const isMember = (await findMember(database, customerId)) !== null
  return exchangeUntil(
    lines
      // Cancelled frames were never delivered.
      .filter(({ parentPosition, state }) => parentPosition === null && state !== orderLineStates.to('cancel'))
      .map(({ articleId, partSentAt }) => {
        const sentAt = partSentAt ?? row.sentAt
        return {
          family: catalogue.state.articles.get(articleId)?.card.family ?? null,
          deliveredOn: presumedDelivery({ sentOn: sentAt && stockholmDate(sentAt), etaTo: row.etaTo }),
        }
      }),
    { isMember, today: stockholmDate(clock.now()) },
  )
}

function ownLine(deps: Deps, line: OwnOrder['lines'][number]): OrderLine {
  return {
    ...describeLine(deps, line),
    lineId: String(line.position),
    skuId: line.skuId,
    url: deps.catalogue.state.articles.get(line.articleId)?.card.url ?? null,
    status: line.state,
    statusText: ORDER_LINE_MESSAGES[line.state](),
  }
}

/** The shipping state once the parcel is sent or cancelled; before that null [ORD-003]. */
function shippingStatus(state: ShippingState): Order['shippingStatus'] {
  return isShippingSettled(state) ? state : null
}

function timelineOf(row: OwnOrder['row'], stored: OwnOrder['pickUp']): Order['timeline'] {
  // Older orders have no record of their arrival in the store, so their timeline ends with the sending.
  const isCollected = stored !== null || (row.storeId !== null && row.state !== orderStates.to('send'))
  const { readyAt = null, collectedAt = null, sentBackAt = null } = stored ?? {}
  const pickUp = isCollected ? { isOfStore: row.stockStoreId !== null, readyAt, collectedAt, sentBackAt } : null
  return orderTimeline({ ...row, pickUp }).map(({ step, at, hasHappened }) => ({
    step,
    text: ORDER_STEP_MESSAGES[step](),
    at: at?.toISOString() ?? null,
    hasHappened,
  }))
}
