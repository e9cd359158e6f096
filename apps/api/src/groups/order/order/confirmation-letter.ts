import { prescriptionDueOn } from '@klarsikt/core/awaited-prescription'
import { dayText, nearDayText, stockholmDate } from '@klarsikt/core/calendar'
import { estimateText } from '@klarsikt/core/delivery'
import { giftCardSendDay } from '@klarsikt/core/gift-card'
import * as awaitedPrescriptionMessages from '@klarsikt/core/messages/awaited-prescription'
import * as cartSumsMessages from '@klarsikt/core/messages/cart-sums'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as letterMessages from '@klarsikt/core/messages/letter'
import * as withdrawalMessages from '@klarsikt/core/messages/withdrawal'
import { formatOre, multiply, negate } from '@klarsikt/core/money'
import { LEGAL_WITHDRAWAL_DAYS, withdrawalText } from '@klarsikt/core/order'
import { WITHDRAWAL_ORDER_QUERY } from '@klarsikt/core/withdrawal'
import type { Executor } from '@klarsikt/server/database'
import { encodedHref } from '@klarsikt/shop-config/paths'
import type { CatalogueState } from '../../catalogue/index.js'
import {
  type EnqueueDeps,
  type LetterBlock,
  type LetterContent,
  type LetterContext,
  type LetterPicture,
  type LetterStep,
  type LetterTemplate,
  amountTable,
  button,
  composeLetter,
  enqueueLetter,
  greeting,
  link,
  orderPage,
  paragraph,
  pictureRow,
  stepList,
  subheading,
} from '../../platform/index.js'
import { awaitedPath } from './awaited-link.js'
import { goodsPictures } from './goods-pictures.js'
import { goodsName, goodsText } from './goods-text.js'
import { orderSteps, pickUpMoments } from './order-steps.js'
import type { OrderSnapshot } from './snapshot.js'
import { purchaseTermsText } from './terms-text.js'
import { estimateOf, paymentName } from './texts.js'
import { withdrawalForm } from './withdrawal-form.js'

type Confirmed = {
  readonly orderNumber: string
  readonly snapshot: OrderSnapshot
  /** The store whose stock the goods come from; null for the warehouse. */
  readonly stockStoreId: number | null
  /** Whether the order is a delivery of a lens subscription. */
  readonly isDelivery?: boolean
}
/** A line without the prescription, because letters and the outbox must not contain health data. */
type ConfirmedLine = {
  readonly text: string
  readonly amount: string
  readonly withdrawal: string
  /** Missing in older letters and for goods without a picture. */
  readonly picture?: LetterPicture | undefined
}
type Confirmation = {
  readonly orderNumber: string
  readonly order: Omit<OrderSnapshot, 'lines'> & { readonly lines: readonly ConfirmedLine[] }
  /** The agreed terms as they were when the order was placed. */
  readonly terms: string | null
  /** Where and until when the missing prescription can be sent; left out when none is missing. */
  readonly prescription?: { readonly path: string; readonly day: string }
  readonly isGuest?: boolean
  /** Whether the order is a delivery of a lens subscription, so that the letter does not thank for a purchase. */
  readonly isDelivery?: boolean
  /** The day on which the order is sent; left out when it leaves as soon as possible. */
  readonly sendDay?: string
  /** Who gets each gift card, and on which day. */
  readonly giftCards?: readonly string[]
  /** The past and coming steps; missing in older letters and when all goods are gift cards. */
  readonly steps?: readonly LetterStep[]
}
type Row = { text: string; amount: string; strong?: boolean }

/** Puts the confirmation in the outbox, in the transaction that places the order. */
export async function sendOrderConfirmation(
  deps: EnqueueDeps & { readonly catalogue: { readonly state: CatalogueState } },
  tx: Executor,
  order: Confirmed,
): Promise<void> {
  const prescription = missing(deps, order)
  const data = {
    ...confirmationData(order, purchaseTermsText(deps.catalogue.state)),
    ...prescription,
    isGuest: order.snapshot.customerId === undefined,
    ...(order.isDelivery && { isDelivery: true }),
    ...sendDay(deps, order),
    giftCards: giftCardWays(deps, order),
    steps: stepsOf(deps, order, prescription.prescription?.day),
  }
  const { orderNumber: key, snapshot } = order
  await enqueueLetter(deps, tx, { template: orderConfirmation, to: snapshot.buyer.email, data, key })
}

/** The text of the day on which the order is sent, seen from today. */
function sendDay({ clock }: EnqueueDeps, { snapshot }: Confirmed): Pick<Confirmation, 'sendDay'> {
  const { sendFrom } = snapshot.delivery
  return sendFrom === undefined ? {} : { sendDay: nearDayText(sendFrom, stockholmDate(clock.now())) }
}

/** The link to send the missing prescription, if the order waits for one. */
function missing(
  { encryption, clock }: EnqueueDeps,
  { orderNumber, snapshot }: Pick<Confirmed, 'orderNumber' | 'snapshot'>,
): Pick<Confirmation, 'prescription'> {
  if (!snapshot.lines.some(({ prescriptionSource }) => prescriptionSource)) return {}
  const day = dayText(prescriptionDueOn(stockholmDate(clock.now())))
  return { prescription: { path: awaitedPath(encryption, orderNumber), day } }
}

/**
 * The steps of the order. An order of gift cards only has none, because these go out at once in letters of their own.
 */
function stepsOf(
  { clock }: EnqueueDeps,
  { snapshot: { delivery, lines }, stockStoreId }: Confirmed,
  prescriptionDay?: string,
): LetterStep[] {
  if (lines.every(({ isGiftCard = false }) => isGiftCard)) return []
  const moments = {
    state: 'handled',
    placedAt: clock.now().toISOString(),
    controlledAt: null,
    sentAt: null,
    cancelledAt: null,
    pickUp: pickUpMoments({ storeId: delivery.storeId, stockStoreId }),
  } as const
  const estimate = estimateOf({ ...delivery, deliveryMethod: delivery.method }, prescriptionDay !== undefined)
  return orderSteps(moments, { estimate, prescriptionDay })
}

/** The texts that say who gets each gift card and on which day. */
function giftCardWays({ clock }: EnqueueDeps, { snapshot }: Confirmed): string[] {
  const today = stockholmDate(clock.now())
  return snapshot.lines.flatMap((line) => {
    if (!line.isGiftCard) return []
    const { email = null, sendOn = null } = line.giftCardDelivery ?? {}
    const goods = goodsText(line)
    if (email === null) return [letterMessages.giftCardWayBuyer({ goods })]
    return [
      letterMessages.giftCardWayOther({ goods, email, day: nearDayText(giftCardSendDay({ sendOn }, today), today) }),
    ]
  })
}

export function confirmationData(
  { orderNumber, snapshot }: Pick<Confirmed, 'orderNumber' | 'snapshot'>,
  terms: string | null,
): Confirmation {
  const lines = snapshot.lines.map((line) => ({
    text: goodsText(line),
    // The amount before the discount, because the discount has a row of its own.
    amount: formatOre(multiply(line.unitPrice, line.quantity)),
    withdrawal: `${goodsName(line)}: ${withdrawalText(line)}.`,
    picture: goodsPictures([line])[0],
  }))
  return { orderNumber, order: { ...snapshot, lines }, terms }
}

/** The confirmation of the order on a durable medium: goods, prices, terms, and how to withdraw. */
export const orderConfirmation: LetterTemplate<Confirmation> = { name: 'order-confirmation', render }

const PURCHASE = {
  subject: letterMessages.confirmationSubject,
  title: letterMessages.confirmationTitle,
  received: letterMessages.confirmationReceived,
}
const DELIVERY = {
  subject: letterMessages.deliverySubject,
  title: letterMessages.deliveryTitle,
  received: letterMessages.deliveryReceived,
}

function render(
  { orderNumber, order, terms: termsOfPurchase, prescription, steps = [], ...about }: Confirmation,
  { shopUrl }: LetterContext,
): LetterContent {
  const { isGuest = false, isDelivery = false, sendDay: day, giftCards = [] } = about
  const words = isDelivery ? DELIVERY : PURCHASE
  const subject = words.subject({ orderNumber })
  const rows = amountRows(order)
  const { delivery, buyer } = order
  const where = delivery.storeName ?? `${buyer.street}, ${formatPostalCode(buyer.postalCode)} ${buyer.city}`
  const terms = shopUrl + encodedHref('purchase-terms')
  const withdrawal = `${shopUrl}${encodedHref('withdrawal')}?${WITHDRAWAL_ORDER_QUERY}=${orderNumber}`
  const isParcel = giftCards.length < order.lines.length
  const arrival = `${delivery.name}, ${where}. ${estimateText(estimateOf({ ...delivery, deliveryMethod: delivery.method }, prescription !== undefined))}.`
  return composeLetter({
    subject,
    title: words.title(),
    blocks: [
      ...pictureRow(
        order.lines.flatMap(({ picture }) => picture ?? []),
        shopUrl,
      ),
      greeting(letterMessages.hello({ name: buyer.firstName })),
      paragraph(words.received({ orderNumber })),
      ...(day === undefined ? [] : [paragraph(letterMessages.deliverySends({ day }))]),
      ...(prescription ? prescriptionBlocks(prescription, shopUrl) : []),
      ...stepList(steps),
      ...(prescription ? [] : orderPage({ orderNumber, isGuest }, shopUrl)),
      subheading(letterMessages.order({ orderNumber })),
      ...amountTable(rows),
      subheading(checkoutMessages.delivery()),
      ...(isParcel ? [paragraph(arrival)] : []),
      ...giftCards.map(paragraph),
      subheading(letterMessages.withdrawalTitle()),
      ...withdrawalTexts(order.lines).map(paragraph),
      link(withdrawal, withdrawalMessages.link()),
      subheading(letterMessages.termsTitle()),
      paragraph(letterMessages.termsApproved({ version: order.termsVersion })),
      link(terms, letterMessages.termsRead()),
    ],
    attachments: [withdrawalForm(orderNumber), ...(termsOfPurchase === null ? [] : [termsAttachment(termsOfPurchase)])],
  })
}

type Missing = NonNullable<Confirmation['prescription']>

function prescriptionBlocks({ path, day }: Missing, shopUrl: string): LetterBlock[] {
  return [
    subheading(awaitedPrescriptionMessages.letterConfirmationTitle()),
    paragraph(awaitedPrescriptionMessages.letterConfirmationText({ day })),
    button(shopUrl + path, awaitedPrescriptionMessages.toOrder()),
  ]
}

function termsAttachment(content: string): { filename: string; content: string; contentType: string } {
  return { filename: 'kopvillkor.txt', content, contentType: 'text/plain; charset=utf-8' }
}

function amountRows(order: Confirmation['order']): Row[] {
  const rows: Row[] = order.lines.map(({ text, amount }) => ({ text, amount }))
  rows.push({ text: checkoutMessages.items(), amount: formatOre(order.items) })
  if (order.discount > 0) rows.push({ text: discountText(order), amount: formatOre(negate(order.discount)) })
  rows.push({
    text: cartSumsMessages.shipping(),
    amount: order.shipping > 0 ? formatOre(order.shipping) : cartSumsMessages.freeShipping(),
  })
  rows.push({ text: commonMessages.total(), amount: formatOre(order.total), strong: true })
  for (const row of order.vat) {
    if (row.vat > 0)
      rows.push({
        text: `${cartSumsMessages.vat()} ${row.rate} %`,
        amount: formatOre(row.vat as typeof order.total),
      })
  }
  for (const card of order.giftCards)
    rows.push({ text: letterMessages.confirmationGiftCard({ last4: card.last4 }), amount: formatOre(card.amount) })
  if (order.toPay > 0) rows.push({ text: paymentName(order.paymentMethod), amount: formatOre(order.toPay) })
  return rows
}

function discountText({ discountCode }: Confirmation['order']): string {
  return discountCode ? `${cartSumsMessages.discount()} (${discountCode})` : cartSumsMessages.discount()
}

/** Says for each line whether it can be returned, and then how to withdraw. */
function withdrawalTexts(lines: readonly ConfirmedLine[]): string[] {
  return [
    ...lines.map(({ withdrawal }) => withdrawal),
    letterMessages.withdrawalLaw({ days: LEGAL_WITHDRAWAL_DAYS }),
    letterMessages.withdrawalHow(),
  ]
}

function formatPostalCode(code: string): string {
  return code.replace(/^(\d{3})\s?(\d{2})$/, '$1 $2')
}
