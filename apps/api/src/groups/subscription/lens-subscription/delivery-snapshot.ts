import { addWorkingDays, type PlainDate } from '@klarsikt/core/calendar'
import { type CartTotals, cartTotals } from '@klarsikt/core/cart'
import { TERMS_VERSION } from '@klarsikt/core/checkout'
import { deliveryDays, type DeliveryMethod, type DeliveryQuote } from '@klarsikt/core/delivery'
import { addressOn, type DeliveryAddress, deliveryDates, type TemporaryAddress } from '@klarsikt/core/lens-subscription'
import { type Ore, ZERO } from '@klarsikt/core/money'
import type { Deps } from '../../../context.js'
import { type Buyer, type OrderSnapshot, type SnapshotLine, deliveryName } from '../../order/index.js'
import type { SkuFact } from '../../sale/index.js'
import { type Goods, goodsOf } from './goods.js'
import { type LineRow, openAddress, openTemporary, type SubscriptionRow } from './rows.js'

export type SnapshotDeps = Pick<Deps, 'encryption' | 'catalogue' | 'delivery' | 'payments'>

/** A product of a delivery with its final price. */
export type PricedLine = { readonly row: LineRow; readonly fact: SkuFact; readonly unitPrice: Ore }

type Content = {
  readonly row: SubscriptionRow
  readonly day: PlainDate
  readonly today: PlainDate
  readonly profile: Pick<Buyer, 'firstName' | 'lastName' | 'email' | 'mobile'>
  readonly lines: readonly PricedLine[]
}

/**
 * The order that a delivery becomes, with both addresses of its subscription, because a later charge may change where
 * the parcel goes.
 */
type DeliverySnapshot = OrderSnapshot & {
  /** Missing when there is no temporary address. */
  readonly addresses?: { readonly ordinary: DeliveryAddress; readonly temporary: TemporaryAddress }
}

type SoldLine = PricedLine & { readonly goods: Goods }

/** Makes the order of a delivery when it is processed. */
export async function takeSnapshot(deps: SnapshotDeps, content: Content): Promise<DeliverySnapshot> {
  const { row, day, today, lines, profile } = content
  const { sendOn } = deliveryDates(day, { today, announcedOn: row.announcedOn })
  const ordinary = openAddress(deps.encryption, row.address)
  const temporary = openTemporary(deps.encryption, row.temporaryAddress)
  const { firstName, lastName, email, mobile } = profile
  const buyer = { firstName, lastName, email, mobile, ...placeOf(addressOn(ordinary, temporary, sendOn)) }
  const sold = lines.map((line) => ({ ...line, goods: goodsOf(deps, line.row) }))
  const totals = sumUp(sold, row)
  const paymentMethod = deps.payments.defaultMethod
  if (paymentMethod === null) throw new Error('A delivery is processed though no provider can charge it')
  const quotes = await deps.delivery.quotes({
    market: 'se',
    postalCode: buyer.postalCode,
    goods: totals.items,
    subscriptionsOnly: true,
    madeToOrder: false,
    orderedOn: sendOn,
  })
  return {
    cartId: `lens-subscription:${row.id}`,
    ...(row.customerId !== null && { customerId: row.customerId }),
    buyer,
    newsletter: false,
    termsVersion: TERMS_VERSION,
    delivery: deliveryOf(chooseQuote(quotes, row.deliveryMethod), { day, sendOn }),
    lines: sold.map((line, index) => snapshotLine(row, line, totals.lines[index])),
    items: totals.items,
    discount: ZERO,
    shipping: ZERO,
    total: totals.total,
    vat: totals.vat,
    giftCards: [],
    toPay: totals.total,
    paymentMethod,
    ...(temporary !== null && { addresses: { ordinary, temporary } }),
  }
}

/**
 * Adjusts the order to the day of the charge. An order that is charged after its day of sending leaves on the day of
 * the charge, and goes to the address of that day.
 */
export function chargedOn(snapshot: DeliverySnapshot, today: PlainDate): OrderSnapshot {
  const { addresses, delivery, buyer, ...rest } = snapshot
  if (delivery.sendFrom === undefined || today <= delivery.sendFrom) return { ...rest, delivery, buyer }
  const etaFrom = addWorkingDays(today, deliveryDays(delivery.method, false).from)
  const etaTo = delivery.etaTo > etaFrom ? delivery.etaTo : etaFrom
  const place = addresses && placeOf(addressOn(addresses.ordinary, addresses.temporary, today))
  return { ...rest, delivery: { ...delivery, etaFrom, etaTo, sendFrom: today }, buyer: { ...buyer, ...place } }
}

function placeOf({ street, postalCode, city }: DeliveryAddress): Pick<Buyer, 'street' | 'postalCode' | 'city'> {
  return { street, postalCode: postalCode.replace(/\s/g, ''), city }
}

/** Sums the lines in the same way as a cart, so that tax and rounding are the same. */
function sumUp(lines: readonly SoldLine[], { interval }: SubscriptionRow): CartTotals {
  return cartTotals(
    lines.map(({ row: { skuId, quantity }, fact, unitPrice, goods }) => ({
      skuId,
      quantity,
      unitPrice,
      parentSkuId: null,
      prescription: goods.parameters,
      prescriptionGlasses: null,
      subscriptionInterval: interval,
      lensColour: null,
      family: fact.family ?? 'contact-lenses',
      vatRate: fact.vatRate,
    })),
  )
}

/** Promises the delivery day, although a parcel that is sent weeks ahead may arrive earlier. */
function deliveryOf(
  quote: DeliveryQuote,
  { day, sendOn }: { readonly day: PlainDate; readonly sendOn: PlainDate },
): OrderSnapshot['delivery'] {
  const etaTo = quote.eta.to > day ? quote.eta.to : day
  return {
    method: quote.method,
    storeId: null,
    storeName: null,
    name: deliveryName(quote),
    etaFrom: quote.eta.from,
    etaTo,
    sendFrom: sendOn,
  }
}

function snapshotLine(
  { interval }: SubscriptionRow,
  { row, fact, unitPrice, goods }: SoldLine,
  sums: CartTotals['lines'][number] | undefined,
): SnapshotLine {
  return {
    skuId: row.skuId,
    articleId: row.articleId,
    description: goods.description,
    brand: goods.brand,
    media: goods.media,
    quantity: row.quantity,
    unitPrice,
    discount: ZERO,
    total: sums?.total ?? ZERO,
    vatRate: fact.vatRate,
    vat: sums?.vat ?? ZERO,
    parentPosition: null,
    prescription: goods.parameters,
    prescriptionGlasses: null,
    workingDistances: null,
    subscriptionInterval: interval,
    eyes: row.eyes,
    madeToOrder: false,
    withdrawalDays: goods.withdrawalDays,
  }
}

/** The chosen method if it reaches the address, otherwise another home delivery. */
function chooseQuote(quotes: readonly DeliveryQuote[], method: DeliveryMethod): DeliveryQuote {
  const home = quotes.filter(({ needs }) => needs !== 'store')
  const quote = home.find((one) => one.method === method) ?? home.find(({ preset }) => preset) ?? home[0]
  if (!quote) throw new Error('No delivery method reaches the address of a lens subscription')
  return quote
}
