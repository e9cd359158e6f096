import { isAwaited } from '@klarsikt/core/awaited-prescription'
import { stockholmDate } from '@klarsikt/core/calendar'
import { cartTotals, type CartTotals } from '@klarsikt/core/cart'
import type { CheckoutProgress } from '@klarsikt/core/checkout'
import { isDeliveryComplete, type DeliveryQuote } from '@klarsikt/core/delivery'
import { subtract, ZERO } from '@klarsikt/core/money'
import type { PaymentMethod } from '@klarsikt/core/payment'
import type { Seller } from '@klarsikt/core/staff'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import type { OfferedMethod } from '../../../providers/payment/port.js'
import { type KnownGiftCard, cartGiftCards } from '../../sale/index.js'
import type { Buyer } from '../order/snapshot.js'
import { checkCustomer } from './customer.js'
import { EMPTY_DRAFT, readDraft, type Draft } from './draft.js'
import { type CheckoutCart, loadCheckoutCart } from './load-cart.js'

/** A checkout with everything looked up and summed. Both the page and the purchase use it, so that they agree. */
export type Assembled = {
  readonly cart: CheckoutCart
  readonly draft: Draft
  readonly buyer: Buyer | null
  readonly quotes: readonly DeliveryQuote[]
  readonly delivery: { readonly quote: DeliveryQuote; readonly storeId: number | null } | null
  /** The offered payment methods. */
  readonly paymentMethods: readonly OfferedMethod[]
  /** The chosen method, if it is still offered. */
  readonly paymentMethod: PaymentMethod | null
  readonly giftCards: readonly KnownGiftCard[]
  readonly totals: CartTotals
  readonly madeToOrder: boolean
  /** Whether a prescription is sent after the purchase. */
  readonly awaitsPrescription: boolean
  readonly progress: CheckoutProgress
}

/** Whose checkout it is, and whether a store buys for a customer. */
export type Shopper = {
  readonly cartId: string
  readonly store: boolean
  /** The selling employee; missing outside stores. */
  readonly seller?: Seller | undefined
  /** The customer who is logged in. */
  readonly customerId?: string | undefined
}

/** Reads and sums the cart, draft and gift cards. With `lock` the checkout stays locked until the transaction ends. */
export async function assemble(
  deps: Deps,
  executor: Executor,
  { cartId, store, customerId }: Shopper,
  options: { readonly lock?: boolean } = {},
): Promise<Assembled> {
  const draft = (await readDraft(executor, deps.encryption, cartId, options.lock)) ?? EMPTY_DRAFT
  const cart = await loadCheckoutCart(deps, executor, cartId, { store, customerId })
  const giftCards = await cartGiftCards(executor, cartId, deps.clock.now())
  return sumUp(deps, { cart, draft, giftCards, paymentMethods: deps.payments.offered({ store }) })
}

type Read = Pick<Assembled, 'cart' | 'draft' | 'giftCards' | 'paymentMethods'>

async function sumUp(deps: Deps, { cart, draft, giftCards, paymentMethods }: Read): Promise<Assembled> {
  const { lines, discount } = cart
  const checked = draft.customer ? checkCustomer(draft.customer) : null
  const buyer = checked?.ok ? checked.value : null
  const bare = cartTotals(lines, { discount })
  const madeToOrder = lines.some((line) => line.madeToOrder)
  const parcel = {
    market: 'se',
    postalCode: buyer?.postalCode ?? null,
    goods: subtract(bare.items, bare.discount),
    subscriptionsOnly: lines.length > 0 && lines.every((line) => line.subscriptionInterval !== null),
    giftCardsOnly: lines.length > 0 && lines.every(({ family }) => family === 'gift-card'),
    madeToOrder,
    orderedOn: stockholmDate(deps.clock.now()),
  } as const
  const quotes = await deps.delivery.quotes(parcel)
  const delivery = chosenDelivery(draft, quotes, parcel)
  return {
    cart,
    draft,
    buyer,
    quotes,
    delivery,
    paymentMethods,
    paymentMethod: paymentMethods.find(({ method }) => method === draft.paymentMethod)?.method ?? null,
    giftCards,
    madeToOrder,
    awaitsPrescription: lines.some(isAwaited),
    totals: cartTotals(lines, { discount, giftCards, shipping: delivery?.quote.price ?? ZERO }),
    progress: { lines: lines.length, customer: buyer !== null, delivery: delivery !== null },
  }
}

/** The chosen delivery, if it is still offered at the address. */
function chosenDelivery(
  { deliveryMethod: method, storeId }: Draft,
  quotes: readonly DeliveryQuote[],
  parcel: Parameters<typeof isDeliveryComplete>[1],
): Assembled['delivery'] {
  const quote = quotes.find((one) => one.method === method)
  if (!quote || !isDeliveryComplete({ method: quote.method, storeId }, parcel)) return null
  return { quote, storeId: quote.needs === 'store' ? storeId : null }
}
