import { type DeliveryMethod, DELIVERY_SERVICES, estimateText } from '@klarsikt/core/delivery'
import { postalPlace } from '@klarsikt/core/identity'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as letterMessages from '@klarsikt/core/messages/letter'
import * as orderMessages from '@klarsikt/core/messages/order'
import * as withdrawalMessages from '@klarsikt/core/messages/withdrawal'
import { orderLineStates } from '@klarsikt/core/order'
import { WITHDRAWAL_ORDER_QUERY } from '@klarsikt/core/withdrawal'
import type { Executor } from '@klarsikt/server/database'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { asc, eq } from 'drizzle-orm'
import type { Tracking } from '../../../providers/warehouse/port.js'
import { findStoreName } from '../../catalogue/index.js'
import {
  type EnqueueDeps,
  type LetterContent,
  type LetterContext,
  type LetterPicture,
  type LetterStep,
  type LetterTemplate,
  button,
  composeLetter,
  enqueueLetter,
  greeting,
  link,
  list,
  paragraph,
  pictureRow,
  stepList,
  subheading,
} from '../../platform/index.js'
import { goodsPictures } from './goods-pictures.js'
import { goodsText } from './goods-text.js'
import { orderMoments, orderSteps } from './order-steps.js'
import { openBuyer, openPrescription } from './place.js'
import type { Buyer } from './snapshot.js'
import { order, orderLine } from './tables.js'

type SentOrder = {
  readonly number: string
  readonly buyer: Buyer
  readonly method: DeliveryMethod
  readonly storeName: string | null
  readonly eta: { readonly from: string; readonly to: string }
  readonly goods: readonly string[]
  readonly tracking: Tracking | null
  /** Whether the rest of the order comes later. */
  readonly isPart: boolean
  /** Whether the provider collects its part of the money now. Older letters say that it is collected with the rest. */
  readonly isTaken?: boolean
  /** The goods and the steps of the order; missing in older letters. */
  readonly pictures?: readonly LetterPicture[]
  readonly steps?: readonly LetterStep[]
}

/** Puts the letter about the sending in the outbox, in the transaction that sends the order. Each order has one. */
export function sendOrderSent(
  deps: EnqueueDeps,
  tx: Executor,
  number: string,
  tracking: Tracking | null,
): Promise<void> {
  return enqueueSent(deps, tx, { number, tracking, part: null, isTaken: true, key: number })
}

/** Sends the letter about a parcel that leaves before the rest of its order. */
export function sendPartSent(
  deps: EnqueueDeps,
  tx: Executor,
  { number, positions, tracking, isTaken }: PartSent,
): Promise<void> {
  return enqueueSent(deps, tx, { number, tracking, part: positions, isTaken, key: `${number}:${positions.join('.')}` })
}

type PartSent = Pick<SentOrder, 'number' | 'tracking'> & {
  readonly positions: readonly number[]
  readonly isTaken: boolean
}

type Parcel = {
  readonly number: string
  readonly tracking: Tracking | null
  /** The positions of the parcel's lines; null for all lines that have not left before. */
  readonly part: readonly number[] | null
  readonly isTaken: boolean
  readonly key: string
}

async function enqueueSent(
  deps: EnqueueDeps,
  tx: Executor,
  { number, tracking, part, isTaken, key }: Parcel,
): Promise<void> {
  const [row] = await tx.orm.select().from(order).where(eq(order.number, number))
  if (!row) return
  const lines = await tx.orm
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderNumber, number))
    .orderBy(asc(orderLine.position))
  const inParcel = lines.filter((line) => (part === null ? isInLastParcel(line) : part.includes(line.position)))
  const eta = { from: row.etaFrom, to: row.etaTo }
  const sent: SentOrder = {
    number,
    buyer: openBuyer(deps.encryption, row.customer),
    method: row.deliveryMethod,
    storeName: row.storeId === null ? null : await findStoreName(tx, row.storeId),
    eta,
    goods: inParcel.map((line) => goodsText({ ...line, ...openPrescription(deps.encryption, line.prescription) })),
    pictures: goodsPictures(inParcel),
    // A partly sent order shows no steps, because the parcel and the rest are at different steps. The order's page
    // shows both.
    steps: part === null ? orderSteps(orderMoments(row), { estimate: { ...eta, fromPrescription: null } }) : [],
    tracking,
    isPart: part !== null,
    isTaken,
  }
  await enqueueLetter(deps, tx, { template: orderSent, to: sent.buyer.email, data: sent, key })
}

const isInLastParcel = ({ state, partSentAt }: typeof orderLine.$inferSelect): boolean =>
  state === orderLineStates.to('deliver') && partSentAt === null

/** Says what has left, how it travels and where the parcel can be tracked. */
export const orderSent: LetterTemplate<SentOrder> = { name: 'order-sent', render }

function render(
  {
    number,
    buyer,
    method,
    storeName,
    eta,
    goods,
    tracking,
    isPart,
    isTaken = !isPart,
    pictures = [],
    steps = [],
  }: SentOrder,
  { shopUrl }: LetterContext,
): LetterContent {
  const subject = orderMessages.sentMailSubject({ orderNumber: number })
  const where = storeName ?? `${buyer.street}, ${postalPlace(buyer)}`
  const travels = `${DELIVERY_SERVICES[method].name()}, ${where}. ${estimateText({ ...eta, fromPrescription: null })}.`
  const withdrawal = `${shopUrl}${encodedHref('withdrawal')}?${WITHDRAWAL_ORDER_QUERY}=${number}`
  return composeLetter({
    subject,
    title: orderMessages.sentMailTitle(),
    blocks: [
      ...pictureRow(pictures, shopUrl),
      greeting(letterMessages.hello({ name: buyer.firstName })),
      paragraph(introOf(number, storeName, isPart)),
      ...(tracking
        ? [
            button(tracking.url, orderMessages.sentMailTrack()),
            paragraph(orderMessages.sentMailTrackingNumber({ number: tracking.number })),
          ]
        : []),
      ...stepList(steps),
      subheading(letterMessages.order({ orderNumber: number })),
      list(goods),
      subheading(checkoutMessages.delivery()),
      paragraph(travels),
      paragraph(moneyOf({ isPart, isTaken })),
      link(withdrawal, withdrawalMessages.link()),
    ],
  })
}

function moneyOf({ isPart, isTaken }: { readonly isPart: boolean; readonly isTaken: boolean }): string {
  if (!isPart) return orderMessages.sentMailMoney()
  return isTaken ? orderMessages.sentMailMoneyPart() : orderMessages.sentMailMoneyLater()
}

function introOf(orderNumber: string, store: string | null, isPart: boolean): string {
  if (isPart) return orderMessages.sentMailIntroPart({ orderNumber })
  return store === null
    ? orderMessages.sentMailIntro({ orderNumber })
    : orderMessages.sentMailIntroStore({ orderNumber, store })
}
