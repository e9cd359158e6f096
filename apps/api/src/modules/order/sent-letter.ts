import { type DeliveryMethod, DELIVERY_SERVICES, estimateText } from '@klarsikt/core/delivery'
import { postalPlace } from '@klarsikt/core/identity'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as orderMessages from '@klarsikt/core/messages/order'
import * as withdrawalMessages from '@klarsikt/core/messages/withdrawal'
import { orderLineStates } from '@klarsikt/core/order'
import { encodedHref } from '@klarsikt/core/paths'
import { WITHDRAWAL_ORDER_QUERY } from '@klarsikt/core/withdrawal'
import type { Executor } from '@klarsikt/server/database'
import { asc, eq } from 'drizzle-orm'
import type { Tracking } from '../../providers/warehouse/port.js'
import { enqueueLetter, type EnqueueDeps } from '../outbox/enqueue-letter.js'
import { button, heading, letterHtml, link, list, paragraph, subheading } from '../outbox/letter-layout.js'
import type { LetterContent, LetterContext, LetterTemplate } from '../outbox/letter-template.js'
import { findStoreName } from '../store/find-store-name.js'
import { goodsText } from './goods-text.js'
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
  /** The rest of the order comes later. */
  readonly isPart: boolean
  /** The provider takes its part of the money now; letters from before say that it is taken with the rest. */
  readonly isTaken?: boolean
}

/** Puts the dispatch letter in the outbox, in the transaction that sends the order; one for each order. */
export function sendOrderSent(
  deps: EnqueueDeps,
  tx: Executor,
  number: string,
  tracking: Tracking | null,
): Promise<void> {
  return enqueueSent(deps, tx, { number, tracking, part: null, isTaken: true, key: number })
}

/** The letter of a parcel that leaves before the rest of its order. */
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
  /** Positions of its lines; null for all that have not left before. */
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
  const sent: SentOrder = {
    number,
    buyer: openBuyer(deps.encryption, row.customer),
    method: row.deliveryMethod,
    storeName: row.storeId === null ? null : await findStoreName(tx, row.storeId),
    eta: { from: row.etaFrom, to: row.etaTo },
    goods: lines
      .filter((line) => (part === null ? isInLastParcel(line) : part.includes(line.position)))
      .map((line) => goodsText({ ...line, ...openPrescription(deps.encryption, line.prescription) })),
    tracking,
    isPart: part !== null,
    isTaken,
  }
  await enqueueLetter(deps, tx, { template: orderSent, to: sent.buyer.email, data: sent, key })
}

const isInLastParcel = ({ state, partSentAt }: typeof orderLine.$inferSelect): boolean =>
  state === orderLineStates.to('deliver') && partSentAt === null

/** What has left, how it travels and where it can be followed. */
export const orderSent: LetterTemplate<SentOrder> = { name: 'order-sent', render }

function render(
  { number, buyer, method, storeName, eta, goods, tracking, isPart, isTaken = !isPart }: SentOrder,
  { shopUrl }: LetterContext,
): LetterContent {
  const subject = orderMessages.sentMailSubject({ orderNumber: number })
  const where = storeName ?? `${buyer.street}, ${postalPlace(buyer)}`
  const travels = `${DELIVERY_SERVICES[method].name()}, ${where}. ${estimateText({ ...eta, fromPrescription: null })}.`
  const intro = [`Hej ${buyer.firstName}!`, introOf(number, storeName, isPart)]
  const money = moneyOf({ isPart, isTaken })
  const follow = tracking && orderMessages.sentMailTrackingNumber({ number: tracking.number })
  const withdrawal = `${shopUrl}${encodedHref('withdrawal')}?${WITHDRAWAL_ORDER_QUERY}=${number}`
  return {
    subject,
    html: letterHtml(
      subject,
      [
        heading(orderMessages.sentMailTitle()),
        ...intro.map(paragraph),
        ...(tracking && follow ? [button(tracking.url, orderMessages.sentMailTrack()), paragraph(follow)] : []),
        subheading(`Order ${number}`),
        list(goods),
        subheading(checkoutMessages.delivery()),
        paragraph(travels),
        paragraph(money),
        link(withdrawal, withdrawalMessages.link()),
      ].join('\n'),
    ),
    text: [
      ...intro,
      ...(tracking && follow ? ['', follow, `${orderMessages.sentMailTrack()}: ${tracking.url}`] : []),
      '',
      `Order ${number}`,
      ...goods,
      '',
      checkoutMessages.delivery(),
      travels,
      money,
      '',
      `${withdrawalMessages.link()}: ${withdrawal}`,
    ].join('\n'),
  }
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
