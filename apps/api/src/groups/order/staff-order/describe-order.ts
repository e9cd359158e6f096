import type { StaffOrder } from '@klarsikt/contract/shop/types'
import type { ActorOf } from '@klarsikt/core/access'
import { estimateDaysText } from '@klarsikt/core/delivery'
import { kronor, wholeOre } from '@klarsikt/core/money'
import {
  cancellableLines,
  isPartSent,
  ORDER_LINE_MESSAGES,
  ORDER_STATE_MESSAGES,
  orderActions,
  orderStates,
  refundMaximum,
  sendableLines,
} from '@klarsikt/core/order'
import { isPaymentMethod } from '@klarsikt/core/payment'
import type { Deps } from '../../../context.js'
import { storeNameIn } from '../../catalogue/index.js'
import { readTenders } from '../../money/index.js'
import { awaitsPrescription } from '../order/awaits-prescription.js'
import { staffGiftCards } from '../order/gift-card-for-staff.js'
import { goodsName } from '../order/goods-text.js'
import { keptOrder, type PaidOrder } from '../order/kept-order.js'
import { parcelsOf } from '../order/parcels.js'
import { openBuyer } from '../order/place.js'
import { deliveryName, estimateOf, paymentName } from '../order/texts.js'
import { readLetters } from './letters.js'
import { openNotes } from './notes.js'
import { type DeskOrder, readDeskOrder } from './read-order.js'

type Staff = Pick<ActorOf<'staff'>, 'role' | 'storeId'>

/** Describes an order for staff, with their actions; null when there is none. Prescriptions are left out. */
export async function describeOrder(deps: Deps, number: string, { role, storeId }: Staff): Promise<StaffOrder | null> {
  const found = await readDeskOrder(deps, number)
  if (!found) return null
  const { row, lines, handled } = found
  const paid = await readTenders(deps.database, number)
  const kept = await keptOrder(deps.database, { row, lines, tenders: paid })
  const { firstName, lastName, ...contact } = openBuyer(deps.encryption, row.customer)
  const giftCards = await staffGiftCards(deps, deps.database, { numbers: [number], storeId })
  const partSent = handled.state !== orderStates.to('send') && isPartSent(handled)
  return {
    number,
    version: row.version,
    placedAt: row.placedAt.toISOString(),
    state: row.state,
    stateText: ORDER_STATE_MESSAGES[row.state](),
    pieces: kept.lines.reduce((sum, line) => sum + line.quantity, 0),
    total: kronor(wholeOre(kept.row.total)),
    deliveryName: deliveryName({ method: row.deliveryMethod }),
    storeName: storeNameIn(deps.catalogue.state, row.storeId),
    madeToOrder: kept.lines.some((line) => line.madeToOrder),
    partSent,
    actions: [...orderActions(handled, role)],
    customer: { name: `${firstName} ${lastName}`, ...contact },
    etaText: estimateDaysText(estimateOf(row, lines.some(awaitsPrescription))),
    sendFrom: handled.awaitsDay === true ? row.sendFrom : null,
    pickUp: describePickUp(found),
    awaitedPairs: lines
      .filter((line) => line.parentPosition === null && awaitsPrescription(line))
      .map(({ position }) => `${number}-${position}`),
    seller: describeSeller(deps, row),
    giftCards: giftCards.get(number) ?? [],
    parcels: parcelsOf(row, lines),
    lines: describeLines(found),
    tenders: describeTenders(kept.tenders),
    refundable: kronor(wholeOre(handled.refundable)),
    refundMaximum: kronor(wholeOre(refundMaximum(handled, role))),
    letters: await readLetters(deps.database, number),
    notes: await openNotes(deps, number),
  }
}

function describeSeller({ catalogue }: Deps, { sellerStoreId, sellerNumber }: DeskOrder['row']): StaffOrder['seller'] {
  if (sellerStoreId === null || sellerNumber === null) return null
  return {
    storeName: storeNameIn(catalogue.state, sellerStoreId) ?? String(sellerStoreId),
    employeeNumber: sellerNumber,
  }
}

function describeLines({ lines, handled }: DeskOrder): StaffOrder['lines'] {
  const sendable = new Set(sendableLines(handled).map((line) => line.position))
  const cancellable = new Set(cancellableLines(handled).map((line) => line.position))
  return lines.map((line) => ({
    lineId: line.position,
    parentLineId: line.parentPosition,
    name: goodsName(line),
    quantity: line.quantity,
    total: kronor(wholeOre(line.total)),
    madeToOrder: line.madeToOrder,
    state: line.state,
    stateText: ORDER_LINE_MESSAGES[line.state](),
    sendable: orderStates.can(handled.state, 'send') && sendable.has(line.position),
    cancellable: cancellable.has(line.position),
  }))
}

function describePickUp({ laidOut, handled, row }: DeskOrder): StaffOrder['pickUp'] {
  const { pickUp: step = 'none' } = handled
  if (step === 'none' || step === 'ended') return null
  const isFromWarehouse = row.stockStoreId === null
  const { readyAt = null, lastDay = null } = laidOut ?? {}
  return { step, isFromWarehouse, readyAt: readyAt?.toISOString() ?? null, lastDay }
}

function describeTenders(tenders: PaidOrder['tenders']): StaffOrder['tenders'] {
  return tenders.map(({ method, amount, captured, refunded }) => ({
    name: isPaymentMethod(method) ? paymentName(method) : String(method),
    amount: kronor(wholeOre(amount)),
    captured: kronor(wholeOre(captured)),
    refunded: kronor(wholeOre(refunded)),
  }))
}
